import { type Level, LEVEL_LABELS } from '@museum/shared/capacity/levels';
import { palette } from '@museum/shared/organisation/palette';
import Box from '@mui/material/Box';

import { Icon } from '#components/icon.tsx';
import { lockPath } from '#components/tool-icon-paths.ts';

const COLOURS: Record<Level, string> = {
  free: palette.forest,
  tight: palette.warning,
  full: palette.crimson,
  closed: palette.umber,
};

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.3,
};

/** An empty, half or full circle, or a lock: levels are told apart without colours, too. */
function LevelShape({ level }: { level: Level }) {
  if (level === 'closed') return <Icon path={lockPath} size={14} />;
  return (
    <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden style={{ flexShrink: 0 }}>
      <circle
        cx="12"
        cy="12"
        r="9"
        fill={level === 'full' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.5"
      />
      {level === 'tight' ? <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" /> : null}
    </svg>
  );
}

/** How full, by shape and word; with times, if they are told. */
export function LevelMark({ level, times }: { level: Level; times?: string }) {
  return (
    <Box component="span" sx={{ ...look, color: COLOURS[level] }}>
      <LevelShape level={level} />
      {times ? `${LEVEL_LABELS[level]} ${times}` : LEVEL_LABELS[level]}
    </Box>
  );
}
