import { organisation, organisationAddress } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { telephoneLink } from '#lib/telephone-link.ts';
import { mailPath, mapPinPath, phonePath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { bookPath } from '#components/icons/tool-icon-paths.ts';
import { typeset } from '#components/typeset.ts';
import { paths } from '#lib/paths.ts';

const Way = styled('a')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 0',
  lineHeight: 1.3,
  color: palette.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'li + li > &': { borderTop: `1px solid ${palette.sand}` },
  '& > svg': { color: palette.forest },
  '& b': { color: palette.forest, textDecoration: 'underline', textUnderlineOffset: 4 },
  '& small': { display: 'block', fontSize: '0.875rem', color: palette.secondaryText },
});

const [phone] = organisation.phones;
const [, email] = organisation.emails;

type CallCardProps = {
  /** Named in the subject of a mail. */
  normalizedId?: string;
};

/** Whom to call about a visit, how to come, and what holds there. */
export function CallCard({ normalizedId }: CallCardProps) {
  const subject = normalizedId ? `Zahtev ${normalizedId}` : 'Zahtev za posetu';
  const ways = [
    {
      icon: phonePath,
      text: phone,
      detail: 'Grupne posete',
      link: { href: telephoneLink(phone) },
    },
    {
      icon: mailPath,
      text: email,
      detail: 'navedite broj zahteva',
      link: { href: `mailto:${email}?subject=${encodeURIComponent(subject)}` },
    },
    {
      icon: mapPinPath,
      text: 'Kako do nas',
      detail: `${organisationAddress} (mapa u novoj kartici)`,
      link: { href: organisation.map.url, target: '_blank', rel: 'noopener noreferrer' },
    },
    {
      icon: bookPath,
      text: 'Pravila posete',
      detail: 'kako se ponaša u muzeju i parku',
      link: { href: paths.visitRules },
    },
  ];
  return (
    <Card
      component="section"
      id="kontakt"
      aria-labelledby="whom-to-call"
      sx={{ p: { xs: 2.5, sm: 3 } }}
    >
      <Typography id="whom-to-call" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Koga da pozovete
      </Typography>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {ways.map(({ icon, text, detail, link }) => (
          <li key={text}>
            <Way {...link}>
              <Icon path={icon} size={24} />
              <span>
                <b>{text}</b>
                <small>{typeset(detail)}</small>
              </span>
            </Way>
          </li>
        ))}
      </ul>
    </Card>
  );
}
