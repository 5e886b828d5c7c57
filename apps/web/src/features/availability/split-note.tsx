import { type GroupPart, splitOf, SWAP_MINUTES } from '@museum/shared/capacity/visit-hints';
import { minutesLater } from '@museum/shared/capacity/quarters';
import { palette } from '@museum/shared/organisation/palette';
import { plural, VISITORS } from '@museum/shared/primitives/plural';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { circleCheckPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { AmberNote } from './hint-note.tsx';

const ORDINALS = ['Prvi deo', 'Drugi deo'];

const parts = {
  display: 'grid',
  gap: 1.5,
  my: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 260px))' },
};

const card = {
  p: '10px 14px',
  border: `1px solid ${palette.honey}`,
  borderRadius: '10px',
  backgroundColor: palette.white,
  fontSize: '0.9375rem',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, m: 0 },
  '& dt': { fontWeight: 700, fontFeatureSettings: '"tnum"' },
  '& dd': { m: 0 },
};

/** Where a part of the group is, and when. */
function PartCard({ name, part, time }: { name: string; part: GroupPart; time: string }) {
  const isKnown = isTimeOfDay(time);
  const [first, second] = part.places;
  return (
    <Box sx={card}>
      <b>
        {name}, {plural(part.visitors, VISITORS)}
      </b>
      <dl>
        <dt>{isKnown ? time : 'Na početku'}</dt>
        <dd>{first}</dd>
        <dt>{isKnown ? minutesLater(time, SWAP_MINUTES) : `Posle ${SWAP_MINUTES} minuta`}</dt>
        <dd>{second}</dd>
      </dl>
    </Box>
  );
}

type SplitNoteProps = {
  visitors: number;
  time: string;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/** Proposes to a very large group to go in two parts; it stays free to stay together. */
export function SplitNote({ visitors, time, isAccepted, onAccept }: SplitNoteProps) {
  const [isTogether, setIsTogether] = useState(false);
  const decide = (accepts: boolean) => () => {
    setIsTogether(!accepts);
    onAccept(accepts);
  };
  return (
    <AmberNote>
      <b>Velika grupa: predlažemo da se podelite na dva dela.</b> Svi vide sve, bez čekanja.
      {isTogether && !isAccepted ? null : (
        <Box sx={parts}>
          {splitOf(visitors).map((part, index) => (
            <PartCard key={ORDINALS[index]} name={ORDINALS[index] ?? ''} part={part} time={time} />
          ))}
        </Box>
      )}
      <Box role="status">{isAccepted ? 'Podela je upisana u napomenu.' : null}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 1.5 }}>
        <Button
          variant={isAccepted ? 'contained' : 'outlined'}
          aria-pressed={isAccepted}
          startIcon={isAccepted ? <Icon path={circleCheckPath} size={20} /> : undefined}
          onClick={decide(true)}
        >
          Prihvatam podelu
        </Button>
        <Button
          variant={isTogether && !isAccepted ? 'contained' : 'outlined'}
          aria-pressed={isTogether && !isAccepted}
          onClick={decide(false)}
        >
          Ostajemo zajedno
        </Button>
      </Box>
    </AmberNote>
  );
}
