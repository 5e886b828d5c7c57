import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import { palette } from '@museum/shared/organisation/palette';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { Icon } from '#components/icons/icon.tsx';
import { shortName } from '#features/calendar/calendar-words.ts';
import { useDetailsPath } from '#features/visit-requests/back-to-list.tsx';
import { STAGE_LOOKS } from '#features/visit-requests/stage-chip.tsx';
import { useBoardCell } from './board-grid.tsx';

const Missed = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  minHeight: '2.75rem',
  padding: '3px 11px',
  border: `1px solid ${palette.clay}`,
  borderRadius: 8,
  backgroundColor: STAGE_LOOKS.missed.backgroundColor,
  color: STAGE_LOOKS.missed.color,
  fontSize: '0.84375rem',
  lineHeight: '1.125rem',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover b': { textDecoration: 'underline' },
  '& > span': { minWidth: 0 },
  '& b, & small': { display: 'block' },
  // As low as the other blocks of a board.
  '&[data-cell] b': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.8125rem' },
  // In a narrow week the words need the room, as in the other blocks.
  '@container (width < 7.8125rem)': { padding: '3px 8px 3px 11px', '& > svg': { display: 'none' } },
});

type MissedGroupProps = Partial<ReturnType<typeof useBoardCell>> & {
  group: CalendarGroup;
  /** What there is room for of the name; the whole one is the tooltip and is read out. */
  name?: string;
};

/** A group that did not come: it fills nothing, and the details are where its stage changes. */
function MissedGroup({ group, name, ...cell }: MissedGroupProps) {
  const { id, requester, visitTime } = group;
  const words = `${visitTime} · ${STAGE_LABELS.missed.toLowerCase()}`;
  return (
    <Missed
      {...cell}
      to={useDetailsPath()(id)}
      title={requester}
      aria-label={`${requester} ${words}`}
      draggable={false}
    >
      <Icon path={STAGE_LOOKS.missed.icon} size={16} />
      <span>
        <b>{name ?? requester}</b>
        <small>{words}</small>
      </span>
    </Missed>
  );
}

type MissedCellProps = { group: CalendarGroup; row: number; column: number };

/** The same where the arrow keys of a board come by. */
export function MissedCell({ group, row, column }: MissedCellProps) {
  const cell = useBoardCell({ id: `missed ${group.id}`, row, column });
  return <MissedGroup {...cell} group={group} name={shortName(group.requester)} />;
}

const Groups = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Below a day: who was expected and did not come. */
export function MissedGroups({ groups }: { groups: readonly CalendarGroup[] }) {
  const title = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Typography id={title} variant="h4" component="h2" sx={{ mt: 2.25, mb: 1 }}>
        {STAGE_LABELS.missed}
      </Typography>
      <Groups>
        {groups.map((group) => (
          <li key={group.id}>
            <MissedGroup group={group} />
          </li>
        ))}
      </Groups>
    </section>
  );
}
