import { type Level, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { lockPath } from '#components/icons/tool-icon-paths.ts';

const hatched =
  'repeating-linear-gradient(135deg, rgb(140 29 24 / 14%) 0 1.5px, transparent 1.5px 6px)';

/** How a day or a time of each level looks; the mark's shape says the same without colour. */
export const LEVEL_LOOKS: Record<
  Level,
  { color: string; background: string; borderColor: string }
> = {
  free: { color: palette.forest, background: palette.white, borderColor: palette.sand },
  tight: { color: palette.warning, background: palette.straw, borderColor: palette.honey },
  full: {
    color: palette.crimson,
    background: `${hatched}, ${palette.blush}`,
    borderColor: '#E2A594',
  },
  closed: { color: palette.umber, background: palette.limestone, borderColor: palette.sand },
};

/** A ring, a half, a disc or a lock; the word stands beside it or in a label. */
export function LevelMark({ level, size = 12 }: { level: Level; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      style={{ flexShrink: 0, forcedColorAdjust: 'auto' }}
      aria-hidden
    >
      {level === 'closed' ? (
        <path d={lockPath} />
      ) : (
        <circle cx="12" cy="12" r="7.5" fill={level === 'full' ? 'currentColor' : 'none'} />
      )}
      {level === 'tight' ? <path d="M12 4.5a7.5 7.5 0 0 0 0 15z" fill="currentColor" /> : null}
    </svg>
  );
}

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

/** How full, by shape, word and colour; with times, if they are told. */
export function LevelWord({ level, times }: { level: Level; times?: string }) {
  return (
    <Word style={{ color: LEVEL_LOOKS[level].color }}>
      <LevelMark level={level} size={14} />
      <span>
        {LEVEL_LABELS[level]}
        {times ? <span style={{ color: palette.ink }}>{` ${times}`}</span> : null}
      </span>
    </Word>
  );
}
