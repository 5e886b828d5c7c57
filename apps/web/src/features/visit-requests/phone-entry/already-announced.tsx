import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { plural, VISITORS } from '@museum/shared/primitives/plural';
import { foldSearchText } from '@museum/shared/primitives/search-text';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { type Requester, requesterOf } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_LABELS, takesPlace } from '@museum/shared/visit-requests/stages/stage';
import { visitRequestQuerySchema } from '@museum/shared/visit-requests/visit-request-query-schema';
import Alert from '@mui/material/Alert';
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

type Caller = { school: string; town: string | null };

/** Whether a visit is of the caller's school, also by an agency; where a town is not told, it may be the same. */
function isOf({ school, town }: Caller, visit: Requester): boolean {
  const [name, requester] = [foldSearchText(school), foldSearchText(visit.requester)];
  const isFromThere = !town || !visit.town || foldSearchText(town) === foldSearchText(visit.town);
  return isFromThere && (requester === name || requester.endsWith(` za ${name}`));
}

/** The visits that the caller's school has ahead: a colleague of the caller may have called before. */
export function AlreadyAnnounced({ form }: { form: VisitForm }) {
  const caller = useWatch({
    control: form.control,
    compute: (values) => ({
      school: contactSummary(values).institutionName.trim(),
      town: requesterOf(values).town,
    }),
  });
  const search = useSettled(caller.school, DELAY_MS);
  const query = { search, visitDateFrom: today(), sortByColumn: 'visitDate' };
  const found = useQuery({
    ...visitRequestsQuery(visitRequestQuerySchema.parse(query)),
    enabled: search.length >= SHORTEST,
  });
  const visits = (found.data?.data ?? []).filter(
    (visit) => caller.school && takesPlace(visit.stage) && isOf(caller, visit),
  );
  if (visits.length === 0) return null;
  return (
    <Alert severity="warning">
      Već zakazano za ovu školu ili ustanovu:
      {visits.map(({ id, normalizedId, visitDate, visitTime, visitorAmount, stage }) => (
        <div key={id}>
          {`${dayWithShortWeekday(visitDate)} u ${visitTime}, ${plural(visitorAmount, VISITORS)}, ${STAGE_LABELS[stage].toLowerCase()}: `}
          <Link to={visitRequestDetailsPath(id)} target="_blank">
            {normalizedId}
          </Link>{' '}
          (nova kartica)
        </div>
      ))}
    </Alert>
  );
}
