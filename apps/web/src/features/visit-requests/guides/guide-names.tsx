import { guideName } from '@museum/shared/guides/guide-name';
import type { GuideOfDay, VisitElsewhere } from '@museum/shared/guides/guide-schema';
import { palette } from '@museum/shared/organisation/palette';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath } from '#components/icons/tool-icon-paths.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';

const Names = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

const Warning = styled('span')({
  display: 'block',
  color: palette.ink,
  fontSize: '0.90625rem',
  fontWeight: 600,
  lineHeight: 1.4,
  '& > svg': { marginRight: 6, verticalAlign: '-4px', color: palette.warning },
});

/** Said where nobody leads a visit. */
export const NO_GUIDE = 'bez vodiča';

/** What a guide leads while this visit is under way: nobody can be in two places. */
export const Elsewhere = ({ visits }: { visits: VisitElsewhere[] }) =>
  visits.length === 0 ? null : (
    <Warning>
      <Icon path={alertTrianglePath} size={18} />
      <span>
        {'U isto vreme vodi: '}
        {visits.map(({ id, normalizedId, requester, visitTime }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <MuiLink component={Link} to={visitRequestDetailsPath(id)} color="inherit">
              {requester || normalizedId}
            </MuiLink>
            {` u ${visitTime}`}
          </span>
        ))}
      </span>
    </Warning>
  );

/** Who leads a visit, with a warning where somebody is in two places at once. */
export const GuideNames = ({ guides }: { guides: GuideOfDay[] }) =>
  guides.length === 0 ? (
    <span>{NO_GUIDE}</span>
  ) : (
    <Names role="list" aria-label="Vodiči">
      {guides.map((guide) => (
        <li key={guide.id}>
          <strong>{guideName(guide)}</strong>
          <Elsewhere visits={guide.elsewhere} />
        </li>
      ))}
    </Names>
  );
