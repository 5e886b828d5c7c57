import type { CalendarGroup } from '@museum/shared/calendar/calendar-schema';
import {
  calmStarts,
  closedTimes,
  type HouseDay,
  startLevels,
  visitLevel,
} from '@museum/shared/capacity/levels';
import { staysOf } from '@museum/shared/capacity/load';
import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { PERSONS, plural } from '@museum/shared/primitives/plural';
import { comingPeople, peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import {
  isFirm,
  mayAct,
  STAGE_ACT_NAMES,
  STAGE_ACTS,
  type StageAct,
} from '@museum/shared/visit-requests/stages/stage';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';

import { calendarEventPath } from '#components/icons/tool-icon-paths.ts';
import { Icon } from '#components/icons/icon.tsx';
import { CalmStarts } from '#features/visit-requests/crowding/calm-starts.tsx';
import { houseWithout } from '#features/visit-requests/crowding/house-without.ts';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { ACT_WORDS } from '#features/visit-requests/stage-acts/act-words.ts';
import { StageActDrawer } from '#features/visit-requests/stage-acts/stage-act-drawer.tsx';
import { ShortNoticeMark } from '#features/visit-requests/short-notice-mark.tsx';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';
import { useHistoryStep } from '#lib/browser/use-history-step.ts';
import { recentInstant } from '#lib/time/dates.ts';
import { calendarDayPath, dayPath } from '#lib/paths.ts';
import { OthersThere } from './others-there.tsx';
import { StagePath } from './stage-path.tsx';
import { ZoneMeter } from './zone-meter.tsx';

type ConfirmPanelProps = { editor: Editor };

const headLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 1.5,
};

const links = {
  display: 'flex',
  gap: 1.5,
  fontSize: '0.875rem',
  '@media print': { display: 'none' },
};

/** Where the visit stands, whether it fits into its day, and what staff do about it. */
export function ConfirmPanel({ editor }: ConfirmPanelProps) {
  const { baseline } = editor;
  const { stage, stageReason } = baseline;
  const { visitorAmount, numberOfFollowers } = comingPeople(baseline);
  const comes = stage === 'received' || isFirm(stage);
  return (
    <Card component="section" aria-labelledby="confirm-title" sx={{ p: 2.25 }}>
      <Box sx={headLine}>
        <Typography id="confirm-title" tabIndex={-1} variant="h4" component="h2">
          Potvrda termina
        </Typography>
        <Box sx={links}>
          <Link component={RouterLink} to={dayPath(baseline.visitDate)}>
            Dnevni list
          </Link>
          <Link component={RouterLink} to={calendarDayPath(baseline.visitDate)}>
            Kalendar
          </Link>
        </Box>
      </Box>
      <StagePath stage={stage} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 700 }}>
        <span>{`${dayWithShortWeekday(baseline.visitDate)} u ${baseline.visitTime}`}</span>
        <span>{plural(visitorAmount + numberOfFollowers, PERSONS)}</span>
      </Box>
      {stage === 'changing' ? (
        <Typography variant="body2">Dok predlog čeka odgovor, važi potvrđeno.</Typography>
      ) : null}
      <Arrived request={baseline} />
      <ShortNoticeMark request={baseline} withDays />
      {stageReason && !comes ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`Razlog: ${stageReason}`}
        </Typography>
      ) : null}
      {comes ? <DayOfVisit editor={editor} /> : null}
      <Acts editor={editor} />
    </Card>
  );
}

/** Who really came, and that they pay for those. */
function Arrived({ request }: { request: VisitRequest }) {
  const { arrivedAt } = request;
  if (arrivedAt === null) return null;
  return (
    <Typography variant="body2">
      {`Stiglo ${peopleInWords(comingPeople(request))}, ${recentInstant(arrivedAt)}. Plaća se za one koji su došli; obračun ispod je za najavljene.`}
    </Typography>
  );
}

/** How full the house is while this group is there; without it the panel still confirms. */
function DayOfVisit({ editor }: ConfirmPanelProps) {
  const { id, visitDate }: VisitRequest = editor.baseline;
  const { data: ofDay, isError } = useQuery(daySheetQuery(visitDate));
  const own = ofDay?.groups.find((group) => group.id === id);
  if (isError) {
    return <Typography variant="body2">Zauzetost tog dana trenutno nije poznata.</Typography>;
  }
  if (!ofDay || !own) return null;
  const house = houseWithout(ofDay, id);
  const closed = closedTimes(house, own);
  return (
    <>
      {closed.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 700 }}>
          {house.open
            ? `Otvoreno je od ${house.open.from} do ${house.open.to}.`
            : 'Tog dana je zatvoreno.'}
        </Typography>
      )}
      {staysOf(own, house.zones).map((stay) => (
        <ZoneMeter
          key={stay.zone}
          house={house}
          stay={stay}
          isClosed={closed.some(({ zone }) => zone === stay.zone)}
        />
      ))}
      <OthersThere own={own} groups={ofDay.groups} zones={house.zones} />
      <CalmStarts
        title="Mirnije"
        starts={calmBeside(house, own)}
        nameOf={(start) => `Upiši ${start} kao vreme posete`}
        onChoose={(start) => {
          editor.form.setValue('visitTime', start, { shouldDirty: true });
        }}
        sx={{ height: { xs: 44, md: 36 } }}
        mt={1}
      />
    </>
  );
}

/** Starts of the same day with room for all, where the group's own has none and it isn't here yet. */
const calmBeside = (house: HouseDay, own: CalendarGroup) =>
  own.stage === 'arrived' || visitLevel(house, own, own.visitTime) === 'free'
    ? []
    : calmStarts(house, startLevels(house, own), own.visitTime);

const buttons = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  gap: 1,
  mt: 1.5,
};

const button = { minHeight: { xs: 44, md: 40 }, px: 1 };
const wholeLine = { ...button, gridColumn: '1 / -1' };

/** Puts a visit that was put off into the form as scheduled again; its new day is typed there. */
function NewTerm({ editor: { form, isDirty } }: ConfirmPanelProps) {
  return (
    <Button
      variant={isDirty ? 'outlined' : 'contained'}
      color={isDirty ? 'primary' : 'amber'}
      startIcon={<Icon path={calendarEventPath} size={20} />}
      onClick={() => {
        form.setValue('status', 'SCHEDULED', { shouldDirty: true });
        form.setFocus('visitDate');
      }}
      sx={wholeLine}
    >
      Novi termin
    </Button>
  );
}

/** What staff can do from here; amber is kept for saving as long as there is something to save. */
function Acts({ editor }: ConfirmPanelProps) {
  const { baseline, isDirty } = editor;
  const { value: act, enter, leave } = useHistoryStep<StageAct>('act');
  const possible = STAGE_ACT_NAMES.filter((name) => mayAct(name, baseline.stage));
  const isMain = (name: StageAct) => name === 'confirm' && !isDirty;
  return (
    <>
      {possible.length > 0 ? (
        <Box sx={buttons}>
          {baseline.stage === 'postponed' ? <NewTerm editor={editor} /> : null}
          {possible.map((name) => (
            <Button
              key={name}
              variant={isMain(name) ? 'contained' : 'outlined'}
              color={
                isMain(name) || ACT_WORDS[name].color === 'error'
                  ? ACT_WORDS[name].color
                  : 'primary'
              }
              size={name === 'confirm' ? 'medium' : 'small'}
              startIcon={<Icon path={ACT_WORDS[name].icon} size={20} />}
              onClick={() => {
                void enter(name);
              }}
              sx={name === 'confirm' ? wholeLine : button}
            >
              {STAGE_ACTS[name].label}
            </Button>
          ))}
        </Box>
      ) : null}
      {act ? (
        <StageActDrawer
          id={baseline.id}
          act={act}
          editor={editor}
          hasUnsaved={isDirty}
          onClose={leave}
        />
      ) : null}
    </>
  );
}
