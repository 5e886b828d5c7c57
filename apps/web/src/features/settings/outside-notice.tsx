import { partsInWords } from '@museum/shared/capacity/part-words';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { plural } from '@museum/shared/primitives/plural';
import type { Outside } from '@museum/shared/settings/outside-schema';
import type { SettingName } from '@museum/shared/settings/settings';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
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

/** Of visits whose guide is off the list. */
const LED_VISITS = {
  one: 'predstojeću posetu vodi neko ko više nije na spisku',
  few: 'predstojeće posete vodi neko ko više nije na spisku',
  other: 'predstojećih poseta vodi neko ko više nije na spisku',
};

const wordsOf = (name: SettingName, total: number) =>
  name === 'guides'
    ? {
        title: plural(total, LED_VISITS),
        text: 'Ostaje uz njih dok u detaljima posete ne izaberete drugog.',
      }
    : {
        title: `${plural(total, VISITS)} u ono što ste sačuvali`,
        text: 'Ništa im nije promenjeno i nikome nije poslat mejl.',
      };

type OutsideNoticeProps = { name: SettingName; outside: Outside | undefined };

/** After a save: which visits to come don't agree with it any more. They stay as they are until staff act. */
export function OutsideNotice({ name, outside }: OutsideNoticeProps) {
  if (!outside) return null;
  const { total, visits } = outside;
  if (total === 0) {
    if (name === 'guides') return null;
    return (
      <Alert severity="success" role="status" sx={{ mt: 2 }}>
        Zbog ove izmene nijedna predstojeća poseta nije ostala bez mesta ni van radnog vremena.
      </Alert>
    );
  }
  const words = wordsOf(name, total);
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      <AlertTitle>{words.title}</AlertTitle>
      {words.text}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {visits.slice(0, SHOWN).map(({ id, visitDate, visitTime, requester, stage, parts }) => (
          <li key={id}>
            <Link component={RouterLink} to={visitRequestDetailsPath(id)} sx={{ py: 0.5 }}>
              {`${formatDay(visitDate)} u ${visitTime} – ${requester || 'bez imena'}`}
            </Link>
            {` (${STAGE_LABELS[stage].toLowerCase()})`}
            {parts.length > 0 ? (
              <>
                : <strong>{partsInWords(parts)}</strong>
              </>
            ) : null}
          </li>
        ))}
        {total > SHOWN ? <li>{`i još ${total - SHOWN}`}</li> : null}
      </Box>
    </Alert>
  );
}
