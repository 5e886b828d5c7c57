import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { plural, VISITORS } from '@museum/shared/primitives/plural';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import type { KnownType } from '@museum/shared/visit-requests/requester/known-requester-schema';
import { type Requester, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_LABELS, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import type { VisitForm } from '#features/visit-requests/request-form/request-forms.ts';
import { visitRequestsQuery } from '#features/visit-requests/visit-request-queries.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { today } from '#lib/time/dates.ts';
import { useSettled } from '#lib/use-settled.ts';

/** The pause in typing before visits are looked for, in milliseconds. */
const DELAY_MS = 250;
/** A shorter name is only begun. */
const SHORTEST = 3;

type School = { name: string; town: string | null };

/** Whether a visit is of the caller's school, also by an agency; where a town is not told, it may be the same. */
function isOf({ town, ...school }: School, visit: Requester): boolean {
  const [name, requester] = [foldSearchText(school.name), foldSearchText(visit.requester)];
  const isFromThere = !town || !visit.town || foldSearchText(town) === foldSearchText(visit.town);
  return isFromThere && (requester === name || requester.endsWith(` za ${name}`));
}

type AlreadyAnnouncedProps = {
  form: VisitForm;
  /** Nothing is told while somebody else calls. */
  caller: KnownType;
};

/** The visits that the caller's school has ahead: a colleague of the caller may have called before. */
export function AlreadyAnnounced({ form, caller }: AlreadyAnnouncedProps) {
  const school = useWatch({
    control: form.control,
    compute: (values) => ({
      name: values.contactType === caller ? contactSummary(values).institutionName.trim() : '',
      town: requesterOf(values).town,
    }),
  });
  const search = useSettled(school.name, DELAY_MS);
  const query = { search, visitDateFrom: today(), sortByColumn: 'visitDate' };
  const found = useQuery({
    ...visitRequestsQuery(visitRequestQuerySchema.parse(query)),
    enabled: search.length >= SHORTEST,
  });
  const visits = (found.data?.data ?? []).filter(
    (visit) => school.name && takesPlace(visit.stage) && isOf(school, visit),
  );
  if (visits.length === 0) return null;
  return (
    <Alert severity="warning">
      Već zakazano za ovu školu ili ustanovu (otvara se u novoj kartici):
      {visits.map(({ id, normalizedId, visitDate, visitTime, visitorAmount, stage }) => (
        <div key={id}>
          {`${dayWithShortWeekday(visitDate)} u ${visitTime}, ${plural(visitorAmount, VISITORS)}, ${STAGE_LABELS[stage].toLowerCase()}: `}
          <Box
            component={Link}
            to={visitRequestDetailsPath(id)}
            target="_blank"
            sx={{ whiteSpace: 'nowrap' }}
          >
            {normalizedId}
          </Box>
        </div>
      ))}
    </Alert>
  );
}
