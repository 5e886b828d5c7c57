import { dayWithShortWeekday } from '@museum/shared/primitives/day-words';
import { plural, VISITORS } from '@museum/shared/primitives/plural';
import type { VisitRequestFormValues } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import type { KnownType } from '@museum/shared/visit-requests/requester/known-requester-schema';
import { townOf } from '@museum/shared/visit-requests/requester/requester';
import { STAGE_LABELS } from '@museum/shared/visit-requests/stages/stage';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import type { VisitForm } from '#features/visit-requests/request-form/request-forms.ts';
import { visitRequestDetailsPath } from '#lib/paths.ts';
import { useSettled } from '#lib/use-settled.ts';
import { announcedVisitsQuery } from './phone-entry-api.ts';

/** The pause in typing before visits are looked for, in milliseconds. */
const DELAY_MS = 250;

const NO_SCHOOL = { name: '', town: '' };

/** The school that is called for; its town stands in its own address, also where an agency calls. */
const schoolOf = (values: VisitRequestFormValues) => ({
  name: contactSummary(values).institutionName.trim(),
  town:
    townOf(
      values.contactType === 'agency'
        ? values.agencyScheduleOnBehalfOfAddress
        : values.institutionAddress,
    ) ?? '',
});

type AlreadyAnnouncedProps = {
  form: VisitForm;
  /** Nothing is told while somebody else calls. */
  caller: KnownType;
};

/** The visits that the caller's school has ahead: a colleague of the caller may have called before. */
export function AlreadyAnnounced({ form, caller }: AlreadyAnnouncedProps) {
  const typed = useWatch({
    control: form.control,
    compute: (values) => (values.contactType === caller ? schoolOf(values) : NO_SCHOOL),
  });
  const school = { name: useSettled(typed.name, DELAY_MS), town: useSettled(typed.town, DELAY_MS) };
  const isSettled = school.name === typed.name && school.town === typed.town;
  const { data: visits = [] } = useQuery(announcedVisitsQuery(school));
  if (!isSettled || visits.length === 0) return null;
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
