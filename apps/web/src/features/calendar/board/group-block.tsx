import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { unbroken } from '@museum/shared/primitives/words';
import { waitsAtShortNotice } from '@museum/shared/visit-requests/stages/stage';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath, clockExclamationPath } from '#components/icons/tool-icon-paths.ts';
import {
  groupInWords,
  groupSize,
  shortName,
  shortPersons,
} from '#features/calendar/calendar-words.ts';
import { STAGE_LOOKS } from '#features/visit-requests/stage-chip.tsx';
import { visuallyHidden } from '#lib/visually-hidden.ts';
import { blockGrounds } from './board-looks.ts';

const Block = styled('button')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: '100%',
  minHeight: '2.875rem',
  padding: '3px 4px 3px 9px',
  border: `1px solid ${palette.clay}`,
  borderRadius: 8,
  color: palette.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  overflow: 'hidden',
  touchAction: 'pan-x pan-y',
  ...blockGrounds((stage) => `&${stage}`),
  '&[data-moving="from"]': { opacity: 0.45 },
  // A colleague's change, and where a group on its way would be.
  '&[data-news], &[data-moving="to"]': { outline: `3px solid ${palette.amber}`, outlineOffset: 1 },
  // In a narrow week the words need the room; the ground tells the stage, too.
  '@container (width < 7.8125rem)': { '& > svg': { display: 'none' } },
  // A town of which two letters can be read says nothing.
  '@container (width < 11.875rem)': { '& small > span': { display: 'none' } },
  // A stay that is shorter than its words: only the ground is as long as the stay.
  '&[data-stage][data-short]': {
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    color: palette.ink,
  },
});

const Stay = styled('i')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: '2.5rem',
  borderRadius: 8,
  fontStyle: 'normal',
  fontWeight: 800,
  fontSize: '0.875rem',
  ...blockGrounds((stage) => `${stage} > &`),
});

const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > span': { display: 'flex', alignItems: 'center', gap: 4 },
  '& b, & small': {
    display: 'block',
    flex: '0 1 auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& b': { fontSize: '0.84375rem', lineHeight: '1.125rem' },
  '& small': { fontSize: '0.8125rem', lineHeight: '1.0625rem' },
  // No tooltip helps there.
  '& small[data-paper]': { display: 'none', '@media print': { display: 'block' } },
});

export type GroupBlockProps = Omit<ComponentProps<typeof Block>, 'children'> & {
  group: CalendarGroup;
  /** What stands in its way, in few words each. */
  warnings?: readonly string[];
  /** Set while it is moved: the place it leaves, or the one it comes to. */
  moving?: 'from' | 'to';
  /** A colleague has just changed it. */
  isNews?: boolean;
  /** Where it is: from when, and with how many. */
  at?: { time: string; count: number };
  /** There is room for the town. */
  withTown?: boolean;
  /** How much of the block's width the stay takes, where that is not all of it. */
  stayShare?: number;
};

/** A group on a board: stage, name, time and size; the whole name is its tooltip and is read out. */
export function GroupBlock(props: GroupBlockProps) {
  const { group, warnings = [], moving, isNews = false, at, stayShare = 1, ...rest } = props;
  const { withTown = false, ...button } = rest;
  const { requester, stage, town } = group;
  const isShort = stayShare < 1;
  const { time, count } = at ?? { time: group.visitTime, count: groupSize(group) };
  const facts = [time, ...(isShort ? [] : [unbroken(shortPersons(count))])];
  return (
    <Block
      type="button"
      title={[requester, ...warnings].join(' · ')}
      aria-haspopup="dialog"
      data-stage={stage}
      data-group={group.id}
      data-moving={moving}
      data-news={isNews || undefined}
      data-short={isShort || undefined}
      {...button}
    >
      <Box component="span" sx={visuallyHidden}>
        {groupInWords(group, warnings)}
      </Box>
      {isShort ? (
        <Stay aria-hidden style={{ width: `${100 * stayShare}%` }}>
          {count}
        </Stay>
      ) : (
        <Icon path={STAGE_LOOKS[stage].icon} size={16} />
      )}
      <Words aria-hidden>
        <span>
          <b>{shortName(requester)}</b>
          <GroupMark isWarned={warnings.length > 0} isUrgent={waitsAtShortNotice(group)} />
        </span>
        <small>
          {facts.join(' · ')}
          {withTown && town ? <span>{` · ${town}`}</span> : null}
        </small>
        {warnings.length > 0 ? <small data-paper>{warnings.join(' · ')}</small> : null}
      </Words>
    </Block>
  );
}

/** What staff should look at: no room or closed, or short notice. */
function GroupMark({ isWarned, isUrgent }: { isWarned: boolean; isUrgent: boolean }) {
  if (!isWarned && !isUrgent) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'grid', color: isWarned ? palette.lava : palette.warning }}
    >
      <Icon path={isWarned ? alertTrianglePath : clockExclamationPath} size={16} />
    </Box>
  );
}
