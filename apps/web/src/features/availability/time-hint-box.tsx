import { LEVELS } from '@museum/shared/capacity/levels';
import type { TimeHint } from '@museum/shared/capacity/time-hint';
import { palette } from '@museum/shared/organisation/palette';
import { formatDay, shortWeekday } from '@museum/shared/primitives/calendar-date';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { LevelMark, LevelWord } from '#components/level-mark.tsx';

/** What stands there when the house can't be asked; the form goes on without. */
const NOT_KNOWN = 'Zauzetost trenutno ne možemo da prikažemo. Zahtev možete poslati kao i inače.';

const legend = { display: 'flex', flexWrap: 'wrap', gap: '4px 18px', mt: 1.5 } as const;
/** What the marks mean; without marks its room stays. */
export function LevelLegend({ isFailed }: { isFailed: boolean }) {
  return (
    <Box aria-hidden sx={{ ...legend, visibility: isFailed ? 'hidden' : 'visible' }}>
      {LEVELS.map((level) => (
        <LevelWord key={level} level={level} />
      ))}
    </Box>
  );
}

const offers = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 } as const;
const offer = { minHeight: 44, borderRadius: '22px', fontFeatureSettings: '"tnum"' } as const;

type Offer = { value: string; words: string; choose: (value: string) => void };

function Offers({ heading, all }: { heading: string; all: Offer[] }) {
  if (all.length === 0) return null;
  return (
    <Box role="group" aria-label={heading} sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {heading}
      </Typography>
      <Box sx={offers}>
        {all.map(({ value, words, choose }) => (
          <Button
            key={value}
            variant="outlined"
            size="small"
            startIcon={<LevelMark level="free" size={14} />}
            sx={offer}
            onClick={() => {
              choose(value);
            }}
          >
            {words}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

type TimeHintBoxProps = {
  hint: TimeHint | undefined;
  isFailed: boolean;
  time: string;
  onTime: (time: string) => void;
  onDay: (day: string) => void;
};

/** Its place is kept while nothing is known, so that nothing moves when the answer comes. */
const box = {
  ...{ mt: 2, p: 2, minHeight: 120, borderRadius: '12px', outline: 'none' },
  ...{ border: `1px solid ${palette.sand}`, backgroundColor: palette.chosen },
  '&[data-level="tight"], &[data-level="full"], &[data-level="closed"]': {
    ...{ backgroundColor: '#FFF6E0', borderColor: '#E3BF6B' },
  },
};

/** Whether the group fits at the chosen time, and what is calm nearby. */
export function TimeHintBox({ hint, isFailed, time, onTime, onDay }: TimeHintBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes with its offer: the keyboard goes on where the answer stands.
  const andStay = (choose: (value: string) => void) => (value: string) => {
    choose(value);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Box ref={place} tabIndex={-1} data-level={hint?.level} sx={box}>
      <Box role="status" sx={{ '& > b': { mr: 0.75 } }}>
        {isFailed ? NOT_KNOWN : null}
        {hint && !isFailed ? (
          <>
            <b>{hint.lead}</b>
            {hint.text}
          </>
        ) : null}
      </Box>
      {hint && !isFailed ? (
        <>
          <Offers
            heading={`Mirnije, blizu ${time}`}
            all={hint.times.map((one) => ({ value: one, words: one, choose: andStay(onTime) }))}
          />
          <Offers
            heading="Slobodni dani u blizini"
            all={hint.days.map((day) => ({
              value: day,
              words: `${shortWeekday(day)} ${formatDay(day).slice(0, 6)}`,
              choose: andStay(onDay),
            }))}
          />
        </>
      ) : null}
    </Box>
  );
}
