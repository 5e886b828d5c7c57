import { keyframes, styled } from '@mui/material/styles';
import { palette } from '@museum/shared/organisation/palette';
import { type ReactNode, useState } from 'react';

import { playerPausePath, playerPlayPath } from '#components/icons/icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';

/** Both strips of the home page show their pieces five times (spec §9). */
const REPEATS = 5;

const drift = keyframes({ to: { transform: `translateX(${-100 / REPEATS}%)` } });

/** Who asked for less motion, or has no script to press pause with, moves the strip by hand. */
const atRest = '@media (prefers-reduced-motion: reduce), (scripting: none)';

const Window = styled('div')({
  overflow: 'hidden',
  paddingBlock: 8,
  // Room for the focus ring inside.
  '&:focus-visible': { outlineOffset: -3 },
  [atRest]: { overflowX: 'auto' },
});

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  animation: `${drift} var(--round) linear infinite`,
  'div:hover > &, div:focus > &, [data-paused="true"] &': { animationPlayState: 'paused' },
  [atRest]: { animation: 'none' },
  '@media print': { animation: 'none' },
});

const Round = styled('ul')({
  display: 'flex',
  flexShrink: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const PauseButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '8px 14px',
  border: `2px solid ${palette.forest}`,
  borderRadius: 22,
  background: 'none',
  color: palette.forest,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.mint },
  [atRest]: { display: 'none' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 20,
});

type MarqueeProps = {
  heading: ReactNode;
  label: string;
  /** The pieces as list items; shown five times, read once. */
  children: ReactNode;
  /** One round in seconds. */
  seconds: number;
};

/** A strip without an end; it rests under the pointer, with the focus, and by its button. */
export function Marquee({ heading, label, children, seconds }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div data-paused={isPaused}>
      <Head>
        {heading}
        <PauseButton
          type="button"
          aria-label={isPaused ? `Pokrenite: ${label}` : `Zaustavite: ${label}`}
          onClick={() => {
            setIsPaused(!isPaused);
          }}
        >
          <Icon path={isPaused ? playerPlayPath : playerPausePath} size={18} />
          {isPaused ? 'Pokrenite' : 'Zaustavite'}
        </PauseButton>
      </Head>
      <Window role="region" aria-label={label} tabIndex={0}>
        <Track style={{ '--round': `${seconds}s` } as object}>
          {Array.from({ length: REPEATS }, (_, round) => (
            <Round key={round} role="list" aria-hidden={round > 0 || undefined}>
              {children}
            </Round>
          ))}
        </Track>
      </Window>
    </div>
  );
}
