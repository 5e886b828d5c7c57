import { type Level, LEVEL_LABELS, START_TIMES } from '@museum/shared/capacity/levels';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { LEVEL_LOOKS, LevelMark } from '#components/facts/level-mark.tsx';

/** Where all quarters have room side by side; below, they go by the part of the day. The container is around the strip. */
const ROOMY = '@container (width >= 26.75rem)';

const Field = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  width: '100%',
  padding: 0,
  marginBottom: 10,
  fontWeight: 700,
  '& > span': { fontWeight: 500, color: palette.secondaryText },
});

const Parts = styled('div')({
  display: 'flex',
  gap: 4,
  marginBottom: 10,
  padding: 4,
  borderRadius: 12,
  backgroundColor: palette.limestone,
  [ROOMY]: { display: 'none' },
  '& > button': {
    flex: 1,
    minHeight: 44,
    padding: '0 4px',
    border: 0,
    borderRadius: 9,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    '&[aria-pressed="true"]': { background: palette.white, fontWeight: 700 },
    '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 1 },
  },
});

const Quarters = styled('div')({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(4em, 100%), 1fr))',
  '& > label[data-shown="false"]': { display: 'none' },
  [ROOMY]: {
    gap: 4,
    gridAutoFlow: 'column',
    gridTemplateRows: 'repeat(4, auto)',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > label, & > label[data-shown="false"]': { display: 'flex' },
  },
});

const Quarter = styled('label')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 46,
  borderRadius: 8,
  border: `1px solid ${palette.sand}`,
  background: palette.white,
  cursor: 'pointer',
  fontWeight: 700,
  lineHeight: 1.25,
  fontFeatureSettings: '"tnum"',
  [ROOMY]: { fontSize: '0.875rem' },
  '& > svg': { height: 12 },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
  ...Object.fromEntries(
    Object.entries(LEVEL_LOOKS).map(([level, look]) => [
      `&[data-level="${level}"]`,
      level === 'free' ? { '& > svg': { color: look.color } } : look,
    ]),
  ),
  '&&:has(:checked)': {
    background: palette.ink,
    color: palette.white,
    borderColor: palette.ink,
    outline: `3px solid ${palette.amber}`,
    outlineOffset: 1,
    '& > svg': { color: palette.amber },
  },
});

/** The parts of the day by the time at which the next one begins. */
const PARTS = [
  { name: '8–11 h', until: '11:00' },
  { name: '11–14 h', until: '14:00' },
  { name: '14–16 h', until: '24:00' },
];
const partOf = (time: string) => PARTS.findIndex(({ until }) => time < until);

type QuarterStripProps = {
  legend: string;
  /** For how many it is. */
  whom: string;
  value: string;
  levelOf: (time: string) => Level | undefined;
  onChoose: (time: string) => void;
};

/** The quarters of an hour at which a visit or a lunch may start, to be pressed. */
export function QuarterStrip({ legend, whom, value, levelOf, onChoose }: QuarterStripProps) {
  const name = useId();
  // What is chosen is in sight, until another part is turned to.
  const [turned, setTurned] = useState<{ from: string; part: number }>();
  const part = turned?.from === value ? turned.part : partOf(value || '09:00');
  return (
    <Field>
      <Legend>
        {legend} <span>{whom}</span>
      </Legend>
      <Parts role="group" aria-label="Deo dana">
        {PARTS.map((one, index) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={part === index}
            onClick={() => {
              setTurned({ from: value, part: index });
            }}
          >
            {one.name}
          </button>
        ))}
      </Parts>
      <Quarters>
        {START_TIMES.map((time) => {
          const level = levelOf(time);
          return (
            <Quarter key={time} data-level={level} data-shown={partOf(time) === part}>
              <input
                type="radio"
                name={name}
                value={time}
                aria-label={level ? `${time}, ${LEVEL_LABELS[level].toLowerCase()}` : time}
                checked={value === time}
                onChange={() => {
                  onChoose(time);
                }}
              />
              {level ? <LevelMark level={level} /> : <svg width={12} aria-hidden />}
              {time}
            </Quarter>
          );
        })}
      </Quarters>
    </Field>
  );
}
