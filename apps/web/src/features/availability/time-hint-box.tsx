import { LEVELS } from '@museum/shared/capacity/levels';
import type { TimeHint } from '@museum/shared/capacity/time-hint';
import { palette } from '@museum/shared/organisation/palette';
import { formatDay } from '@museum/shared/primitives/calendar-date';
import { shortWeekday } from '@museum/shared/primitives/day-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';

import { LevelMark, LevelWord } from '#components/facts/level-mark.tsx';
import { NOT_KNOWN } from './hint-note.tsx';

const ASKING = 'Proveravamo koliko ima mesta…';
const NO_DAY = 'Kada izaberete dan, ovde piše koliko ima mesta.';

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

/** At most three, in one row at every width: on a phone a day stands below its weekday. */
const offers = {
  display: 'grid',
  gap: 1,
  mt: 0.75,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
} as const;
const offer = {
  minWidth: 0,
  minHeight: 46,
  px: 0.5,
  py: 0,
  borderRadius: '23px',
  lineHeight: 1.2,
  fontFeatureSettings: '"tnum"',
  '& svg': { mr: 0.5, verticalAlign: '-2px' },
} as const;

type Offer = { value: string; words: string; choose: (value: string) => void };

function Offers({ heading, all }: { heading: string; all: Offer[] }) {
  if (all.length === 0) return null;
  return (
    <Box role="group" aria-label={heading} sx={{ mt: 1, flexShrink: 0 }}>
      <b>{heading}</b>
      <Box sx={offers}>
        {all.map(({ value, words, choose }) => (
          <Button
            key={value}
            variant="outlined"
            size="small"
            sx={offer}
            onClick={() => {
              choose(value);
            }}
          >
            <span>
              <LevelMark level="free" size={14} />
              {words}
            </span>
          </Button>
        ))}
      </Box>
    </Box>
  );
}

type Chosen = { time: string; onTime: (time: string) => void; onDay: (day: string) => void };

type TimeHintBoxProps = Chosen & {
  hint: TimeHint | undefined;
  /** Whether there is a day that can be asked about. */
  isDay: boolean;
  isFailed: boolean;
};

/** Has room for an answer with offers, so that nothing moves when it comes. */
const roomForAnswer = {
  mt: 2,
  height: 'calc(4lh + 86px)',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
};
const box = {
  display: 'flex',
  justifyContent: 'center',
  px: 2,
  py: 1.5,
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${palette.sand}`,
  borderRadius: '12px',
  outline: 'none',
  backgroundColor: palette.chosen,
  '&[data-level="tight"], &[data-level="full"], &[data-level="closed"]': {
    backgroundColor: palette.cornsilk,
    borderColor: palette.honey,
  },
} as const;

/** The sentence of a closed day may be a long one: it is scrolled. */
const words = { overflowY: 'auto', '& > b': { mr: 0.75 } } as const;
const LONG = 100;

/** What is calm near the chosen time, or near a day without room. */
function CalmOffers({ hint, time, onTime, onDay }: Chosen & { hint: TimeHint }) {
  return (
    <>
      <Offers
        heading={`Mirnije, blizu ${time}`}
        all={hint.times.map((one) => ({ value: one, words: one, choose: onTime }))}
      />
      <Offers
        heading="Slobodni dani u blizini"
        all={hint.days.map((day) => ({
          value: day,
          words: `${shortWeekday(day)} ${formatDay(day).slice(0, 6)}`,
          choose: onDay,
        }))}
      />
    </>
  );
}

/** Whether the group fits at the chosen time, and what is calm nearby. */
export function TimeHintBox({ hint, isDay, isFailed, time, onTime, onDay }: TimeHintBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button goes with its offer: the keyboard goes on where the answer stands.
  const stay = () => {
    place.current?.focus({ preventScroll: true });
  };
  const known = isFailed ? undefined : hint;
  return (
    <Box sx={roomForAnswer}>
      <Box ref={place} tabIndex={-1} data-level={hint?.level} sx={box}>
        {hint || isFailed ? null : <span>{isDay ? ASKING : NO_DAY}</span>}
        <Box role="status" sx={words} tabIndex={known && known.text.length > LONG ? 0 : undefined}>
          {isFailed ? NOT_KNOWN : null}
          {known ? (
            <>
              <b>{known.lead}</b>
              {known.text}
            </>
          ) : null}
        </Box>
        {known ? (
          <CalmOffers
            hint={known}
            time={time}
            onTime={(one) => {
              onTime(one);
              stay();
            }}
            onDay={(day) => {
              onDay(day);
              stay();
            }}
          />
        ) : null}
      </Box>
    </Box>
  );
}
