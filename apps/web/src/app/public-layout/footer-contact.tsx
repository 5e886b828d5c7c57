import { weekRows } from '@museum/shared/opening-hours/week-rows';
import { styled } from '@mui/material/styles';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import { Link } from 'react-router-dom';

import {
  clockPath,
  mailPath,
  messagePath,
  mapPinPath,
  phonePath,
} from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { SiteLogo } from '#components/site-logo.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteHours } from '#lib/site-hours.ts';
import { telephoneLink } from '#lib/telephone-link.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

const Lines = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 12, lineHeight: 1.5 },
  '& svg': { marginTop: 2, color: palette.amber },
  '& a': { display: 'block', paddingBlock: 1 },
});

const Remark = styled('small')({ fontSize: '0.875rem' });

const Profiles = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

const Spoken = styled('span')(visuallyHidden);

const HomeLink = styled(Link)({ display: 'inline-flex', borderRadius: 8 });

/** The owner's details from organisation.ts, and the hours that staff set for the present season. */
export function FooterContact() {
  const { streetAddress, postalCode, town, map, phones, emails, socialProfiles } = organisation;
  const weekly = useSiteHours()?.weeklyNow ?? [];
  return (
    <div>
      <HomeLink to={paths.home} aria-label="Prirodnjački centar – početna strana">
        <SiteLogo />
      </HomeLink>
      <Lines>
        <li>
          <Icon path={mapPinPath} size={20} />
          <a href={map.url} target="_blank" rel="noopener">
            {`${streetAddress}, ${postalCode}\u00a0${town}`}
            <Spoken> (mapa, otvara se u novoj kartici)</Spoken>
          </a>
        </li>
        <li>
          <Icon path={phonePath} size={20} />
          <div>
            {phones.map((phone) => (
              <a key={phone} href={telephoneLink(phone)}>
                {phone}
              </a>
            ))}
          </div>
        </li>
        <li>
          <Icon path={mailPath} size={20} />
          <a href={`mailto:${emails[0]}`}>{emails[0]}</a>
        </li>
        <li>
          <Icon path={clockPath} size={20} />
          <div>
            {weekRows(weekly).map(({ when, what }) => (
              <div key={when}>
                {when}: {what}
              </div>
            ))}
            {organisation.hasExamples ? (
              <Remark>Vremena i praktični podaci su primer.</Remark>
            ) : null}
          </div>
        </li>
        <li>
          <Icon path={messagePath} size={20} />
          <Profiles>
            {socialProfiles.map(({ name, url }) => (
              <a key={name} href={url} target="_blank" rel="noopener">
                {name}
                <Spoken> (otvara se u novoj kartici)</Spoken>
              </a>
            ))}
          </Profiles>
        </li>
      </Lines>
    </div>
  );
}
