import { mealLines } from '@museum/shared/meals/meal-choices';
import { dinarsText } from '@museum/shared/primitives/money';
import { dayWithWeekday } from '@museum/shared/primitives/day-words';
import { ageGroupAsRequested } from '@museum/shared/visit-requests/fields/age-group-field';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/requester/contact-fields';
import { contactSummary } from '@museum/shared/visit-requests/requester/contact-summary';
import { visitFieldText } from '@museum/shared/visit-requests/fields/visit-field-text';
import { VISIT_FIELDS, type VisitField } from '@museum/shared/visit-requests/fields/visit-fields';
import type {
  VisitRequest,
  WantedVisit,
} from '@museum/shared/visit-requests/visit-request-response';
import type { Env } from '#env.ts';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { composeMail } from '#mail/composing/compose-mail.ts';
import { inShort } from '#mail/composing/typed-text.ts';
import { requesterAddress } from '#visit-requests/emails/requester-mail.ts';
import type { VisitChange } from '#my-request/change-store.ts';

/** What a requester did on its own page. */
export type RequesterNews =
  | ({ kind: 'changed' | 'proposed' | 'withdrawn' } & VisitChange)
  | { kind: 'canceled'; reason: string }
  | { kind: 'proof'; name: string };

type Words = { subject: string; lead: string };

const WORDS: Record<RequesterNews['kind'], Words> = {
  changed: {
    subject: 'Naručilac je izmenio zahtev',
    lead: 'Zahtev još nije potvrđen, pa izmena već važi.',
  },
  proposed: {
    subject: 'Naručilac predlaže izmenu',
    lead: 'Poseta je potvrđena: dogovoreno važi dok ne prihvatite ili odbijete predlog.',
  },
  withdrawn: {
    subject: 'Naručilac je povukao predlog izmene',
    lead: 'Poseta ostaje onako kako je potvrđena.',
  },
  canceled: {
    subject: 'Naručilac je otkazao posetu',
    lead: 'Termin više nije zauzet.',
  },
  proof: {
    subject: 'Stigao je dokaz o uplati',
    lead: 'Dokaz stoji uz zahtev. Uplatu upišite kad je vidite na izvodu.',
  },
};

const termOf = ({ visitDate, visitTime }: Pick<VisitRequest, 'visitDate' | 'visitTime'>) =>
  `${dayWithWeekday(visitDate)} u ${visitTime}`;

/** Tells the centre what a requester did; answering the mail answers the requester. */
export function requesterNewsMail(
  request: VisitRequest,
  news: RequesterNews,
  { MAIL_OFFICE, PUBLIC_URL }: Pick<Env, 'MAIL_OFFICE' | 'PUBLIC_URL'>,
): OutgoingMail {
  const { subject, lead } = WORDS[news.kind];
  const { id, normalizedId } = request;
  const name = inShort(contactSummary(request).name);
  return {
    kind: 'requester-news',
    recipient: MAIL_OFFICE,
    replyTo: requesterAddress(request) ?? undefined,
    visitRequestId: id,
    ...composeMail(
      {
        subject: `${subject}: ${normalizedId}, ${name}`,
        preview: lead,
        heading: subject,
        blocks: [
          { kind: 'paragraph', text: lead },
          {
            kind: 'facts',
            rows: [
              ['Broj zahteva', normalizedId],
              ['Naručilac', name],
              ['Termin', termOf(news.kind === 'changed' ? news.to : request)],
            ],
          },
          ...blocksOf(request, news),
          {
            kind: 'button',
            label: 'Otvorite zahtev',
            url: `${PUBLIC_URL}/admin/visit-requests/details/${id}`,
          },
        ],
      },
      PUBLIC_URL,
    ),
  };
}

function blocksOf({ payment: { paid } }: VisitRequest, news: RequesterNews): MailBlock[] {
  if (news.kind === 'proof') return [{ kind: 'facts', rows: [['Fajl', inShort(news.name)]] }];
  if (news.kind === 'canceled') {
    const money: MailBlock[] = [{ kind: 'facts', rows: [['Za povraćaj', dinarsText(paid)]] }];
    return [...(paid > 0 ? money : []), ...quoted('Razlog', news.reason)];
  }
  const rows = changedRows(news.from, news.to);
  return [
    ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    ...quoted('Poruka naručioca', news.note),
  ];
}

const quoted = (title: string, text: string | null): MailBlock[] =>
  text
    ? [
        { kind: 'heading', text: title },
        { kind: 'quotation', text },
      ]
    : [];

const LEADERS = ['agencyLeaderName', 'institutionLeaderName'] as const;

/** What differs, field by field: "10:30 → 12:15". */
function changedRows(from: WantedVisit, to: WantedVisit): [label: string, change: string][] {
  const [was, is] = [ageGroupAsRequested(from), ageGroupAsRequested(to)];
  const fields = (Object.keys(VISIT_FIELDS) as VisitField[]).filter(
    (field): field is VisitField & keyof typeof is => field in is,
  );
  const rows: [string, string, string][] = [
    ...fields.map((field): [string, string, string] => [
      VISIT_FIELDS[field].labels.staff,
      visitFieldText(field, was[field]),
      visitFieldText(field, is[field]),
    ]),
    ...LEADERS.map((field): [string, string, string] => [
      CONTACT_FIELDS[field].label,
      was[field] ?? '',
      is[field] ?? '',
    ]),
    ['Ručak', lunchText(from), lunchText(to)],
  ];
  return rows.flatMap(([label, before, after]) =>
    before === after ? [] : [[label, `${before || '–'} → ${after || '–'}`]],
  );
}

/** A lunch on one line: when, what, who orders it, what to mind. */
function lunchText({ dinnerRequest: lunch }: WantedVisit): string {
  if (!lunch) return '';
  const meals = mealLines(lunch).map(({ meal, quantity, optionLabels }) =>
    [`${meal.label} × ${quantity}`, ...optionLabels].join(', '),
  );
  const { timeOfDinner, customerName, customerEmail, additionalComments } = lunch;
  return [timeOfDinner, ...meals, customerName, customerEmail, additionalComments ?? '']
    .filter(Boolean)
    .join('; ');
}
