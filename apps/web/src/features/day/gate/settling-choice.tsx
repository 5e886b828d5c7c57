import { palette } from '@museum/shared/organisation/palette';
import { capitalised } from '@museum/shared/primitives/words';
import { styled } from '@mui/material/styles';

import { OUTLINED_EDGE } from '#components/buttons/outlined-edge.ts';
import { clockPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { cashPath, creditCardPath } from '#components/icons/tool-icon-paths.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { type Settling, settlingInWords, type Taken } from './gate-words.ts';

/** `taken` is what a refused press holds, whatever is open by now. */
export type Chosen = Settling | 'taken';

type Choice = { settling: Chosen; icon: string; label: string };

const TO_PAY: Choice[] = [
  { settling: 'later', icon: clockPath, label: 'Ostaje dug' },
  { settling: 'cash', icon: cashPath, label: 'Gotovina' },
  { settling: 'card', icon: creditCardPath, label: 'Kartica' },
];

const TO_GIVE_BACK: Choice[] = [
  { settling: 'later', icon: clockPath, label: 'Ostaje u korist' },
  { settling: 'cash', icon: cashPath, label: 'Vraćeno gotovinom' },
];

const NOTHING: Choice[] = [{ settling: 'later', icon: clockPath, label: 'Ništa više' }];

function choicesOf(open: number, taken: Taken | undefined): Choice[] {
  const usual = open === 0 ? NOTHING : open > 0 ? TO_PAY : TO_GIVE_BACK;
  if (!taken || taken.amount === open) return usual;
  const label = capitalised(settlingInWords(taken.amount, taken.way));
  const icon = taken.way === 'cash' ? cashPath : creditCardPath;
  return [...usual, { settling: 'taken', icon, label }];
}

const Ways = styled('fieldset')({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  border: 0,
  '& label': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    minHeight: 68,
    padding: '4px 2px',
    border: OUTLINED_EDGE,
    borderRadius: 12,
    color: palette.ink,
    fontSize: '0.9375rem',
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
  },
  // A fourth has words that are too long for a quarter of a phone.
  '& label:nth-of-type(4)': { gridColumn: '1 / -1', minHeight: 56 },
  '& label:has(:checked)': {
    borderColor: palette.forest,
    backgroundColor: palette.chosen,
    boxShadow: `inset 0 0 0 1px ${palette.forest}`,
  },
  '& label:has(:focus-visible)': { outline: `3px solid ${palette.ink}`, outlineOffset: 2 },
  '& svg': { color: palette.forest },
});

type SettlingChoiceProps = {
  name: string;
  /** Dinars; below 0 to be given back. */
  open: number;
  /** What a refused press holds. */
  taken: Taken | undefined;
  value: Chosen;
  onChange: (value: Chosen) => void;
};

/** How the open amount is settled; nothing where nothing is to be said. */
export function SettlingChoice({ name, open, taken, value, onChange }: SettlingChoiceProps) {
  const choices = choicesOf(open, taken);
  if (choices.length === 1) return null;
  const columns = Math.min(choices.length, 3);
  return (
    <Ways style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <legend style={visuallyHidden}>{open > 0 ? 'Kako se plaća' : 'Šta biva s razlikom'}</legend>
      {choices.map(({ settling, icon, label }) => (
        <label key={settling}>
          <input
            type="radio"
            name={name}
            checked={value === settling}
            onChange={() => {
              onChange(settling);
            }}
            style={visuallyHidden}
          />
          <Icon path={icon} size={26} />
          {label}
        </label>
      ))}
    </Ways>
  );
}
