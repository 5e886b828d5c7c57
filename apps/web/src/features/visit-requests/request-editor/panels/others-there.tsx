import { inGroups } from '@museum/shared/primitives/words';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { staysOf } from '@museum/shared/capacity/load';
import type { Zones } from '@museum/shared/capacity/zones';
import { palette } from '@museum/shared/organisation/palette';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { STAGE_LOOKS } from '#features/visit-requests/stage-chip.tsx';
import { visitRequestDetailsPath } from '#lib/paths.ts';

type OthersThereProps = { own: CalendarGroup; groups: CalendarGroup[]; zones: Zones };

/** So many are named; who else is there is counted. */
const NAMED = 5;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.90625rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.875rem minmax(0, 1fr) auto',
    gap: 1,
    alignItems: 'center',
    minHeight: { xs: 44, md: 28 },
  },
  '& a': { overflowWrap: 'anywhere', lineHeight: 1.3, color: palette.ink },
  '& > li > span': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
};

/** Who else is in the centre while this group is there, in the order of arrival. */
export function OthersThere({ own, groups, zones }: OthersThereProps) {
  const centreOf = (group: CalendarGroup) =>
    staysOf(group, zones).find(({ zone }) => zone === 'centre');
  const mine = centreOf(own);
  const there = groups.filter((group) => {
    const stay = centreOf(group);
    return group.id !== own.id && stay && mine && stay.from < mine.to && mine.from < stay.to;
  });
  if (there.length === 0) return null;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.25, pt: 1 }}>
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 700 }}>
        {`U isto vreme u centru (${there.length})`}
      </Typography>
      <Box component="ul" sx={list}>
        {there.slice(0, NAMED).map(({ id, visitTime, requester, stage, ...group }) => (
          <li key={id}>
            <strong>{visitTime}</strong>
            <MuiLink component={Link} to={visitRequestDetailsPath(id)}>
              {requester || group.normalizedId}
            </MuiLink>
            <span>
              <Icon path={STAGE_LOOKS[stage].icon} size={16} label={STAGE_LABELS[stage]} />
              {inGroups(group.visitorAmount + group.numberOfFollowers)}
            </span>
          </li>
        ))}
      </Box>
      {there.length > NAMED ? `još ${there.length - NAMED}` : null}
    </Box>
  );
}
