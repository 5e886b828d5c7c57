import type { CalendarDay } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { styled } from '@mui/material/styles';

import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath } from '#components/icons/tool-icon-paths.ts';
import { fullLines, outsideLines } from '#features/calendar/calendar-words.ts';

const Chip = styled('span')({
  padding: '0 7px',
  borderRadius: 5,
  backgroundColor: palette.amber,
  color: palette.ink,
  fontSize: '0.78125rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
});

/** Marks today in a board. */
export const TodayChip = () => <Chip>danas</Chip>;

const Line = styled('div')({
  display: 'flex',
  gap: 5,
  color: palette.crimson,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.3,
  '& > svg': { flexShrink: 0 },
});

type WarningProps = { children: string; icon?: string };

/** A line that staff should see: words after a triangle or, where there is little room, the zone's sign. */
export function Warning({ children, icon = alertTrianglePath }: WarningProps) {
  return (
    <Line>
      <Icon path={icon} size={16} />
      <span>{children}</span>
    </Line>
  );
}

/** Where and when a day is over, which its level doesn't tell, and who comes while it is closed. */
export function DayWarnings({ day }: { day: CalendarDay }) {
  return [...fullLines(day), ...outsideLines(day)].map((words) => (
    <Warning key={words}>{words}</Warning>
  ));
}
