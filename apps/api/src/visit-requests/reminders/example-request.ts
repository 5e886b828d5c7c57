import { addDays, dayInBelgrade } from '@museum/shared/primitives/calendar-date';
import { REMINDERS, type ReminderKind } from '@museum/shared/reminders/reminder';
import { NO_NUMBER_YET } from '@museum/shared/visit-requests/as-wanted';
import { emptyVisitFields } from '@museum/shared/visit-requests/fields/visit-request-defaults';
import { submitVisitRequestSchema } from '@museum/shared/visit-requests/submit-visit-request-schema';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { workedOut } from '@museum/shared/visit-requests/worked-out';
import { readPricesNow } from '#prices/read-price-mapping.ts';
import { newVisitRequest } from '#visit-requests/new-visit-request.ts';

/** A request that nobody sent, for staff to see how a reminder reads on the day on which it goes. */
export async function exampleRequest(kind: ReminderKind, now: Date): Promise<VisitRequest> {
  const unitPrices = await readPricesNow();
  const numbers = { ...NO_NUMBER_YET, dinner: null, unitPrices };
  const visitDate = addDays(dayInBelgrade(now), REMINDERS[kind].planned);
  const stored = newVisitRequest(exampleSubmission(visitDate), numbers, { now, source: 'WEB' });
  return workedOut({ ...stored, confirmedAt: now.toISOString() });
}

/** As the public form sends it, which opens with nothing wanted. */
const exampleSubmission = (visitDate: string) =>
  submitVisitRequestSchema().parse({
    ...emptyVisitFields(),
    visitDate,
    visitTime: '10:00',
    paymentType: 'SCHEDULED_PAYMENT',
    visitorAmount: 46,
    numberOfFollowers: 4,
    ageGroupType: 'ELEMENTARY_SCHOOL',
    isRequestingAdditionalContent: true,
    contactType: 'institution',
    institutionName: 'Osnovna škola „Primer“',
    institutionAddress: 'Primerovac, Ulica primera 1',
    institutionMotherId: '00000000',
    institutionPib: '000000000',
    institutionPhone: '+381 00 000 000',
    institutionEmail: 'skola@example.rs',
    institutionLeaderName: 'Ana Primerović',
  });
