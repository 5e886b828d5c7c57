import { lunchTimeHints, stayMinutesWithLunch } from '@museum/shared/capacity/visit-hints';
import { lunchTimeAlong } from '@museum/shared/meals/lunch-time';
import { isTimeOfDay } from '@museum/shared/primitives/time-of-day';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';

import { AlertWithButton } from '#components/buttons/alert-with-button.tsx';
import type { Editor } from '#features/visit-requests/request-editor/use-editor.ts';
import { daySheetQuery } from '#features/visit-requests/visit-request-queries.ts';

const TIME = 'dinnerRequest.timeOfDinner';

/** A lunch that lies beside its visit; one that the visit has left behind can be moved along. */
export function LunchTimeWarning({ editor }: { editor: Editor }) {
  const { values, baseline, form } = editor;
  const { data: day } = useQuery(daySheetQuery(baseline.visitDate));
  const { visitTime } = values;
  const memorialHouseTime = values.isRequestingVisitHomeExhibition
    ? values.homeExhibitionVisitTime
    : '';
  const lunchTime = values.dinnerRequest?.timeOfDinner ?? '';
  // A field that is wrong says so itself.
  if (!isTimeOfDay(lunchTime) || !isTimeOfDay(visitTime)) return null;
  const hints = lunchTimeHints(
    { visitTime, lunchTime, memorialHouseTime },
    day && stayMinutesWithLunch(day.zones),
  );
  if (hints.length === 0) return null;
  const stored = baseline.dinnerRequest?.timeOfDinner;
  const along =
    stored === lunchTime ? lunchTimeAlong(stored, baseline.visitTime, visitTime) : undefined;
  const words = hints.map(({ kind, lead }) => <div key={kind}>{lead}</div>);
  return (
    <Box sx={{ mb: 2.5 }}>
      {along ? (
        <AlertWithButton
          severity="warning"
          button={`Pomeri i ručak na ${along}`}
          onPress={() => {
            form.setValue(TIME, along, { shouldDirty: true, shouldValidate: true });
            // The button goes with what it stands in.
            form.setFocus(TIME);
          }}
        >
          {words}
        </AlertWithButton>
      ) : (
        <Alert severity="warning" role="status">
          {words}
        </Alert>
      )}
    </Box>
  );
}
