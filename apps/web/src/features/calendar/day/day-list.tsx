import { crowdingOf } from '@museum/shared/capacity/crowding';
import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { type Zone, ZONE_LABELS, ZONES } from '@museum/shared/capacity/zones';
import { quarterStart } from '@museum/shared/capacity/quarters';
import { palette } from '@museum/shared/organisation/palette';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import { mayAct, waitsAtShortNotice } from '@museum/shared/visit-requests/stages/stage';
import { capitalised, inGroups } from '@museum/shared/primitives/words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Icon } from '#components/icons/icon.tsx';
import { alertTrianglePath } from '#components/icons/tool-icon-paths.ts';
import { boardLine, sheet } from '#features/calendar/board/board-looks.ts';
import { groupCount, personCount, groupSize, timesOf } from '#features/calendar/calendar-words.ts';
import { useGroupActs } from '#features/calendar/group-acts.tsx';
import { LevelWord } from '#components/facts/level-mark.tsx';
import { crowdsFor, outsideWords } from '#features/calendar/moving/fit.ts';
import { StageChip } from '#features/visit-requests/stage-chip.tsx';
import { boardHours, placeOn, quartersBetween } from './board-hours.ts';
import { LoadBars } from './load-bars.tsx';
import { ZONE_ICONS } from '#features/calendar/zone-icons.ts';

const Group = styled('li')({
  padding: '12px 14px',
  border: boardLine,
  borderRadius: 14,
  backgroundColor: palette.white,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '&[data-stage="confirmed"]': { boxShadow: `inset 5px 0 0 ${palette.forest}` },
  '&[data-stage="received"]': { border: `1.5px dashed ${palette.clay}` },
  '&[data-news]': { outline: `3px solid ${palette.amber}`, outlineOffset: 1 },
});

const Name = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: palette.ink,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

const Ticks = styled('div')({
  position: 'relative',
  height: '1rem',
  lineHeight: '1rem',
  '& > span': { position: 'absolute' },
  fontSize: '0.78125rem',
  color: palette.secondaryText,
});

const warned = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  color: palette.crimson,
  fontWeight: 700,
  fontSize: '0.875rem',
};

const Groups = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

/** A day where there is no room for the board: how full each zone gets, then the groups by hour. */
export function DayList({ of, zone }: { of: DaySheet; zone?: Zone }) {
  const byHour = Map.groupBy(of.groups, ({ visitTime }) => visitTime.slice(0, 2));
  return (
    <>
      <Box sx={{ ...sheet, px: 1.75, py: 1.25, mb: 1 }}>
        {(zone ? [zone] : ZONES).map((shown) => (
          <Strip key={shown} of={of} zone={shown} />
        ))}
        <Ticks aria-hidden>
          {quartersBetween(boardHours(of))
            .filter((quarter) => quarter % 8 === 0)
            .map((quarter) => (
              <span key={quarter} style={{ left: `${placeOn(boardHours(of), quarter)}%` }}>
                {quarterStart(quarter).slice(0, 2)}
              </span>
            ))}
        </Ticks>
      </Box>
      {[...byHour].map(([hour, groups]) => (
        <section key={hour} aria-label={`${hour} h`}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, mt: 2.25, mb: 1 }}>
            <Typography variant="h4" component="h2">{`${hour}:00`}</Typography>
            {`${groupCount(groups.length)} · ${personCount(groups.reduce((sum, group) => sum + groupSize(group), 0))}`}
          </Box>
          <Groups>
            {groups.map((group) => (
              <GroupCard key={group.id} group={group} of={of} />
            ))}
          </Groups>
        </section>
      ))}
    </>
  );
}

/** How full a zone gets over the day, small. */
function Strip({ of, zone }: { of: DaySheet; zone: Zone }) {
  const { level, runs, persons, places } = crowdingOf(of, zone);
  return (
    <Box sx={{ mb: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}
      >
        <Box component="strong" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
          <Icon path={ZONE_ICONS[zone]} size={16} />
          {ZONE_LABELS[zone]}
        </Box>
        <LevelWord
          level={of.day.open ? level : 'closed'}
          times={runs.map(timesOf).join(', ') || `· ${inGroups(persons)} od ${inGroups(places)}`}
        />
      </Box>
      <LoadBars of={of} zone={zone} hours={boardHours(of)} height={32} isBare />
    </Box>
  );
}

type GroupCardProps = { group: CalendarGroup; of: DaySheet };

const warningsOf = (group: CalendarGroup, of: DaySheet) => [
  ...outsideWords(of, group).map(capitalised),
  ...crowdsFor(of, group).map(
    (crowd) =>
      `${crowd.of === 'starts' ? 'Previše grupa počinje' : 'Nema mesta'} ${timesOf(crowd)}: ${ZONE_LABELS[crowd.zone]}`,
  ),
];

const factsOf = (group: CalendarGroup) => [
  ...(group.town ? [group.town] : []),
  ...(group.lunchTime ? [`ručak ${group.lunchTime} (${inGroups(group.portions)})`] : []),
  ...(group.memorialHouseTime ? [`spomen-kuća ${group.memorialHouseTime}`] : []),
  ...(waitsAtShortNotice(group) ? ['kratak rok'] : []),
];

function GroupCard({ group, of }: GroupCardProps) {
  const { open, act, step, news, isStale } = useGroupActs();
  const { stage } = group;
  return (
    <Group data-stage={stage} data-news={news.has(group.id) || undefined}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="strong" sx={{ fontSize: '1.125rem' }}>
          {group.visitTime}
        </Box>
        <StageChip stage={stage} />
        <Box component="strong" sx={{ ml: 'auto' }}>
          {peopleInWords(group)}
        </Box>
      </Box>
      <Name
        type="button"
        aria-haspopup="dialog"
        data-group={group.id}
        onClick={(event) => {
          open(group, event.currentTarget);
        }}
      >
        {group.requester}
      </Name>
      <Box sx={{ fontSize: '0.875rem' }}>{factsOf(group).join(' · ')}</Box>
      {warningsOf(group, of).map((words) => (
        <Box key={words} sx={warned}>
          <Icon path={alertTrianglePath} size={16} />
          {words}
        </Box>
      ))}
      {mayAct('confirm', stage) && !isStale ? (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.25, '& > *': { flex: 1, minHeight: 44 } }}>
          <Button
            variant="contained"
            size="small"
            onClick={() => {
              act(group, 'confirm');
            }}
          >
            Potvrdi
          </Button>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              step({ kind: 'start', group, date: of.day.date });
              step({ kind: 'check' });
            }}
          >
            Premesti
          </Button>
        </Box>
      ) : null}
    </Group>
  );
}
