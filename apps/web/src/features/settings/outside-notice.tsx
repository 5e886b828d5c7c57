import { formatDay } from '@museum/shared/primitives/calendar-date';
import { plural } from '@museum/shared/primitives/plural';
import type { Outside } from '@museum/shared/settings/outside-schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { visitRequestDetailsPath } from '#lib/paths.ts';

/** How many visits are named before the rest is a number. */
const SHOWN = 8;

const VISITS = {
  one: 'poseta više ne staje',
  few: 'posete više ne staju',
  other: 'poseta više ne staje',
};

/** After a save: which visits to come don't fit any more. They stay as they are until staff act. */
export function OutsideNotice({ outside }: { outside: Outside | undefined }) {
  if (!outside) return null;
  const { total, visits } = outside;
  if (total === 0) {
    return (
      <Alert severity="success" role="status" sx={{ mt: 2 }}>
        Sve predstojeće posete staju i dalje.
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      <AlertTitle>{`${plural(total, VISITS)} u ono što ste sačuvali`}</AlertTitle>
      Ništa im nije promenjeno i nikome nije poslat mejl.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {visits.slice(0, SHOWN).map(({ id, visitDate, visitTime, requester, isConfirmed }) => (
          <li key={id}>
            <Link component={RouterLink} to={visitRequestDetailsPath(id)} sx={{ py: 0.5 }}>
              {`${formatDay(visitDate)} u ${visitTime} – ${requester || 'bez imena'}`}
            </Link>
            {isConfirmed ? ' (potvrđeno)' : ' (primljeno)'}
          </li>
        ))}
        {total > SHOWN ? <li>{`i još ${total - SHOWN}`}</li> : null}
      </Box>
    </Alert>
  );
}
