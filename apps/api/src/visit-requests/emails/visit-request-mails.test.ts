import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { FIELDS_OF_CONTACT_TYPE } from '@museum/shared/visit-requests/requester/contact-schema';
import { CONTACT_TYPES, VISIT_STATUSES } from '@museum/shared/visit-requests/visit-request-enums';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { describe, expect, it } from 'vitest';
import { dinnerRequestReceivedMail } from './dinner-request-received.ts';
import { composeReminder } from './reminder-mail.ts';
import type { ToldProforma } from './payment-blocks.ts';
import { newRequestMail } from './new-request.ts';
import { drawMail } from '#mail/composing/compose-mail.ts';
import { withPictures } from '#mail/composing/mail-attachment.ts';
import type { OutgoingMail } from '#mail/queue-mail.ts';
import { requestPage } from '#visit-requests/request-key.ts';
import { isOrderedByRequester, requestReceivedMail } from './request-received.ts';
import { stageMails } from './stage-mail.ts';

const SITE = 'https://museum.example.rs';
const ENV = { PUBLIC_URL: SITE };
/** Months before the visits. */
const DEPS = { env: ENV, clock: () => new Date('2026-11-24T09:00:00Z') };
const OFFICE = 'kancelarija@example.rs';
const FROM_NINE = { from: '09:00', to: '17:00' };

/** A mail with its HTML. */
const withHtml = (mail: OutgoingMail) => ({ ...mail, html: drawMail(mail, SITE) });

const received = (...given: Parameters<typeof buildVisitRequestResponse>) =>
  withHtml(requestReceivedMail(buildVisitRequestResponse(...given), DEPS));
const announced = (...given: Parameters<typeof buildVisitRequestResponse>) =>
  withHtml(
    newRequestMail(buildVisitRequestResponse(...given), FROM_NINE, {
      office: OFFICE,
      siteUrl: SITE,
    }),
  );

/** Text as a mail program shows it. */
const shown = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');

const lunchOrdered = (request: VisitRequest) =>
  withHtml(dinnerRequestReceivedMail(request, request.dinnerRequest!, SITE));

const statusChanged = (
  status: VisitRequest['status'],
  after: VisitRequest,
  before: Partial<VisitRequest> = {},
) => {
  const stage = { SCHEDULED: 'received', POSTPONED: 'postponed', CANCELED: 'canceled' } as const;
  const change = { before: { ...after, ...before }, after: { ...after, status } };
  return withHtml(stageMails(stage[status], change, DEPS)[0]!);
};

/** A form in one line, as it is read aloud. */
const inOneLine = (form: string) => form.replace(/\s+/g, ' ');

describe('the mails to visitors', () => {
  /** What whoever typed it recognises the request by, or has to put right. */
  const REPEATED = {
    agency: ['agencyName', 'agencyPhone', 'agencyLeaderName', 'agencyScheduleOnBehalfOf'].concat(
      'agencyScheduleOnBehalfOfPhone',
    ),
    institution: ['institutionName', 'institutionPhone', 'institutionLeaderName'],
    personal: ['personalName', 'personalPhone'],
  };

  it.each(CONTACT_TYPES)('repeat of what %s typed only names and phones', (contactType) => {
    const fields = FIELDS_OF_CONTACT_TYPE[contactType].map((field) => [
      field,
      field.endsWith('Email') ? `canary-${field}@example.rs` : `canary-${field}`,
    ]);
    const request = buildVisitRequestResponse({
      contactType,
      ...(Object.fromEntries(fields) as Partial<VisitRequest>),
      comment: 'canary-comment',
      dinnerRequest: buildDinnerRequestResponse({
        customerName: 'canary-customer',
        customerEmail: 'canary-customer@example.rs',
        additionalComments: 'canary-notes',
      }),
    });
    const requester = `canary-${contactType}Email@example.rs`;

    const mails = [
      [received(request), requester],
      [lunchOrdered(request), 'canary-customer@example.rs'],
      ...VISIT_STATUSES.map((status) => [statusChanged(status, request), requester] as const),
    ] as const;

    for (const [{ subject, text, html, recipient, replyTo }, address] of mails) {
      expect(recipient).toBe(address);
      expect(replyTo).toBeUndefined();
      const repeated = [subject, text, html].join().match(/canary-\w+/g) ?? [];
      const isAboutLunch = address === 'canary-customer@example.rs';
      expect(new Set(repeated)).toEqual(
        new Set(isAboutLunch ? [] : REPEATED[contactType].map((field) => `canary-${field}`)),
      );
      expect(subject).not.toContain('canary');
    }
  });
});

it('a typed name is shortened in the mail to the requester, and nothing in it becomes a link', () => {
  const institutionName = `Nagrada na https://prevara.example/uzmi, www.prevara.example ${'x'.repeat(200)}`;
  const { text, html } = received({ institutionName, institutionPhone: '060 zovi.me' });
  for (const form of [inOneLine(text), inOneLine(shown(html))]) {
    expect(form).toContain('Nagrada na https: //prevara. example/uzmi, www. prevara. example');
    expect(form).toContain('060 zovi. me');
    expect(form).not.toContain('x'.repeat(100));
    expect(form).not.toMatch(/prevara\.example|zovi\.me/);
  }
});

describe('the mail to whoever ordered a lunch', () => {
  it('says when, what, for how much, and what follows, in both forms', () => {
    const dinnerRequest = buildDinnerRequestResponse({
      normalizedId: 'RU-2026-000077',
      timeOfDinner: '12:45',
      ...({ kidsDinoDinnerAmount: 24, hasSchoolDinner: true, schoolDinnerAmount: 3 } as object),
    });
    const request = buildVisitRequestResponse({
      visitDate: '2027-05-14',
      dinnerRequest,
      unitPrices: { KIDS_DINO_WITH_SOUP: 700, SCHOOL_DINNER: 550, GROUP_CENTRE: 400 },
    });

    const { subject, text, html } = lunchOrdered(request);

    expect(subject).toBe('Primili smo zahtev za ručak RU-2026-000077 za 14. maj 2027.');
    for (const form of [inOneLine(text), inOneLine(shown(html))]) {
      for (const part of [
        'RU-2026-000077',
        'GP-2026-000001',
        'petak, 14. maj 2027.',
        '12:45',
        'sa supom · 24 × 700,00 din',
        'Školski obrok',
        '3 × 550,00 din',
        '18.450,00 din',
        'Šta sledi',
      ]) {
        expect(form).toContain(part);
      }
      expect(form).not.toContain('ulaznica');
    }
  });

  it('says that a dish without a price is not for nothing', () => {
    const dinnerRequest = buildDinnerRequestResponse({
      hasSchoolDinner: true,
      schoolDinnerAmount: 3,
    });
    const request = buildVisitRequestResponse({ dinnerRequest, unitPrices: {} });
    expect(inOneLine(lunchOrdered(request).text)).toContain(
      'Cena za stavku „Školski obrok“ trenutno nije objavljena; potvrdiće je centar.',
    );
  });
});

it('a reminder of the numbers asks for those of meals only where there is a lunch', () => {
  const asked = (request: VisitRequest) =>
    inOneLine(composeReminder('numbers', { request, proformas: [] }, DEPS).text);
  expect(asked(buildVisitRequestResponse({ dinnerRequest: null }))).toContain(
    'Proverite broj posetilaca i pratilaca: izmene primamo do',
  );
  expect(
    asked(buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse({}) })),
  ).toContain('Proverite broj posetilaca, pratilaca i obroka: izmene primamo do');
});

it('a note to the kitchen is spoken of only where there is one', () => {
  const ordered = (additionalComments: string | null) =>
    lunchOrdered(
      buildVisitRequestResponse({
        dinnerRequest: buildDinnerRequestResponse({ additionalComments }),
      }),
    ).text;
  expect(ordered('Bez glutena')).toContain('Napomenu koju ste uneli čita kuhinja.');
  expect(ordered(null)).not.toContain('apomen');
});

describe('the mail about another status', () => {
  const request = buildVisitRequestResponse({ visitDate: '2027-05-14', visitTime: '10:00' });

  it.each([
    [
      'SCHEDULED',
      'Zahtev je ponovo otvoren: GP-2026-000001, 14. maj 2027. (petak) u 10:00',
      'čim termin potvrdimo',
    ],
    [
      'POSTPONED',
      'Poseta je odložena: GP-2026-000001, 14. maj 2027. (petak) u 10:00',
      'dogovor o terminu',
    ],
    [
      'CANCELED',
      'Poseta je otkazana: GP-2026-000001, 14. maj 2027. (petak) u 10:00',
      'pošaljite nov zahtev',
    ],
  ] as const)('%s has its own words', (status, subject, part) => {
    const mail = statusChanged(status, request);

    expect(mail.subject).toBe(subject);
    for (const form of [inOneLine(mail.text), inOneLine(shown(mail.html))]) {
      expect(form).toContain(part);
      expect(form).toContain('GP-2026-000001');
    }
  });

  it('names the term when a visit is postponed without another one', () => {
    const text = inOneLine(statusChanged('POSTPONED', request).text);

    expect(text).toContain('planirana za 14. maj 2027. (petak) u 10:00 je odložena. Zahtev ostaje');
    expect(text).not.toContain('novi termin');
  });

  it('names both terms once when a visit is postponed to another one', () => {
    const { text } = statusChanged('POSTPONED', request, { visitDate: '2027-04-01' });

    expect(inOneLine(text)).not.toContain('ranije je bio');
    expect(inOneLine(text)).toContain('planirana za 1. april 2027. (četvrtak) u 10:00 je odložena');
    expect(inOneLine(text)).toContain('novi termin: 14. maj 2027. (petak) u 10:00');
    expect(inOneLine(text)).toContain('Predložen termin: petak, 14. maj 2027. u 10:00');
    expect(text).not.toContain('Odložen termin');
  });

  it('shows the price of a visit that takes place and of no other', () => {
    expect(statusChanged('SCHEDULED', request).text).toContain('Obračun');
    expect(statusChanged('POSTPONED', request).text).not.toContain('Obračun');
    expect(statusChanged('CANCELED', request).text).not.toContain('Obračun');
  });

  it('is written only when somebody can be told', () => {
    const erased = { ...request, institutionEmail: '' };
    expect(stageMails('canceled', { before: erased, after: erased }, DEPS)).toEqual([]);
  });
});

describe('the mail to the requester', () => {
  it('says what was received, what it costs, what follows and what holds, in both forms', () => {
    const { subject, text, html } = received({
      visitDate: '2027-05-14',
      visitorAmount: 24,
      homeExhibitionVisitTime: '12:15',
      isRequestingVisitHomeExhibition: true,
    });

    expect(subject).toBe('Primili smo zahtev GP-2026-000001 za posetu 14. maja 2027.');
    for (const form of [text.replace(/\s+/g, ' '), shown(html).replace(/\s+/g, ' ')]) {
      for (const part of [
        'GP-2026-000001',
        'Predškolci (3–6 godina)',
        'Da, u 12:15',
        'Virmanski',
        '24 × 550,00 din',
        '13.200,00 din',
        'petak, 14. maj 2027.',
        'Zahtev je primljen. Termin važi tek kad vam stigne mejl da je poseta potvrđena.',
        'Naziv institucije',
        'Predškolska ustanova „Pčelica“',
        'Posetu najavite najmanje nedelju dana pre dolaska.',
        'zahtev za izdavanje elektronske fakture',
        'https://museum.example.rs',
      ]) {
        expect(form).toContain(part);
      }
    }
  });

  it.each(MEAL_CATALOG.map((meal) => [meal.label, meal] as const))('lists %s', (label, meal) => {
    const dinnerRequest = buildDinnerRequestResponse({
      ...({ hasKidsDinoDinner: false, kidsDinoDinnerAmount: 0 } as object),
      ...mealAmountChange(meal, 17),
    });

    const { text, html } = received({ dinnerRequest, isRequestingDinner: true });

    for (const form of [text, shown(html)]) {
      expect(form).toContain(label);
      expect(inOneLine(form)).toContain('17 porcija');
    }
  });

  it('says until when the request can be changed on its page, and what holds afterwards', () => {
    const { text } = received({ visitDate: '2027-05-14' });

    expect(inOneLine(text)).toContain(
      'menjate ga do dva dana pre posete (12. maja 2027.; posle toga pozovite nas) ili otkazujete.',
    );
  });

  it('promises no answer that nobody sends', () => {
    const { text } = received({ dinnerRequest: buildDinnerRequestResponse() });
    expect(text).not.toMatch(/proveravamo|potvrdićemo/i);
    expect(
      lunchOrdered(buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() })).text,
    ).not.toMatch(/proveravamo/i);
  });

  it('tells a private person nothing of an e-invoice', () => {
    expect(received({ contactType: 'personal' }).text).not.toMatch(/faktur|pravno lice/);
    expect(received({ contactType: 'agency' }).text).toMatch(/pravno\s+lice/);
  });

  it('writes options in small letters within a line', () => {
    const { text } = received({ dinnerRequest: buildDinnerRequestResponse() });
    expect(inOneLine(text)).toContain('Dečiji dino obrok, sa supom: 24 porcije');
  });

  it('says nothing of lunch when there is none', () => {
    expect(received().text).not.toContain('Ručak u restoranu');
  });

  it('says nothing of a note to the kitchen when there is none', () => {
    const customerEmail = 'skola@example.rs';
    const dinnerRequest = buildDinnerRequestResponse({ customerEmail, additionalComments: null });
    const { subject, text } = received({ institutionEmail: customerEmail, dinnerRequest });
    expect(subject).toContain('i ručak');
    expect(text).not.toContain('apomen');
  });

  it('says that the memorial house is not visited, and nothing of what nobody typed', () => {
    const text = inOneLine(received({ institutionPhone: '' }).text);
    expect(text).toContain('Poseta spomen-kući: Ne');
    expect(text).not.toContain('Telefon');
  });

  it('explains why a small group pays single tickets', () => {
    expect(received({ visitorAmount: 19 }).text.replace(/\s+/g, ' ')).toContain(
      'Grupna cena važi za 20 i više posetilaca',
    );
  });
});

describe('the mail to the centre', () => {
  it('says in its subject that a request came late', () => {
    const late = announced({ visitDate: '2026-11-08', createdAt: '2026-11-02T09:15:00.000Z' });
    expect(late.subject).toMatch(/^Kratak rok: Novi zahtev GP-2026-000001: /);
    expect(inOneLine(late.text)).toContain(
      'Zahtev je primljen i čeka potvrdu termina. Kratak rok: do posete je manje od 7 dana.',
    );
    const inTime = announced({ visitDate: '2026-11-09', createdAt: '2026-11-02T09:15:00.000Z' });
    expect(inTime.subject).toMatch(/^Novi zahtev /);
    expect(inTime.text).not.toContain('ratak rok');
  });

  it('marks a closed day, and what falls outside of the hours', () => {
    const lunch = buildDinnerRequestResponse({ timeOfDinner: '16:30' });
    const visit = buildVisitRequestResponse({ visitTime: '15:00', dinnerRequest: lunch });
    const sent = { office: OFFICE, siteUrl: SITE };
    const told = (open: typeof FROM_NINE | null) =>
      inOneLine(newRequestMail(visit, open, sent).text);

    expect(told(null)).toContain('čeka potvrdu termina. Tog dana je zatvoreno.');
    expect(told({ from: '09:00', to: '16:00' })).toContain(
      'čeka potvrdu termina. Van radnog vremena (od 9 do 16 h): ručak u 16:30.',
    );
    expect(told(FROM_NINE)).not.toMatch(/zatvoreno|radnog vremena/);
  });

  it('carries contact and comments, is answered to the requester and leads to the request', () => {
    const { subject, text, html, recipient, replyTo } = announced({
      id: 42,
      contactType: 'agency',
      comment: 'Prvi red\nDrugi red',
      dinnerRequest: buildDinnerRequestResponse({ additionalComments: 'Bez glutena' }),
    });

    expect(recipient).toBe(OFFICE);
    expect(replyTo).toBe('ture@putokaz.example.rs');
    expect(subject).toBe(
      'Novi zahtev GP-2026-000001: OŠ „Desanka Maksimović“, 14. maj 2027. u 10:00, broj posetilaca: 24',
    );
    for (const part of ['Putokaz', 'Desanka Maksimović', 'Živana Čolić', 'Bez glutena']) {
      expect(text).toContain(part);
      expect(shown(html)).toContain(part);
    }
    expect(text).toContain('> Prvi red\n> Drugi red');
    expect(html).toContain('Prvi red<br>Drugi red');
    expect(html).toContain('href="https://museum.example.rs/admin/visit-requests/details/42"');
  });

  it('names who ordered the lunch, and of a person the kind of group in place of a guide', () => {
    const dinnerRequest = buildDinnerRequestResponse({
      customerName: 'Ana Kuvar',
      customerEmail: 'ana@kuhinja.example.rs',
    });
    const personal = { contactType: 'personal', personalGroupType: 'Proslava mature' } as const;

    const { text } = announced({ ...personal, personalName: 'Njegoš Žarković', dinnerRequest });

    expect(text).toContain('Naručilac: Ana Kuvar');
    expect(text).toContain('E-mail naručioca: ana@kuhinja.example.rs');
    expect(text).toContain('Tip grupe: Proslava mature');
    expect(text).not.toContain('Vođa grupe');
    expect(announced({ personalGroupType: 'Proslava mature' }).text).toContain('Vođa grupe');
    expect(announced().text).not.toMatch(/Naručilac|naručioca|Tip grupe/);
  });

  it('lets no typed text begin a line of its own, as if it were another fact', () => {
    const institutionName = 'Osnovna škola u selu pored velike reke, odeljenje E-mail: a@b.rs';

    const { text } = announced({ institutionName });

    expect(text).toContain('\n  E-mail: a@b.rs');
    expect(text).not.toMatch(/^E-mail: a@b/m);
  });

  it('shows what was typed as text, never as markup', () => {
    const { html } = announced({
      institutionName: '<img src=x onerror=alert(1)>',
      comment: `</td></table><script>alert("x")</script>' & "`,
    });

    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&lt;/td&gt;&lt;/table&gt;&lt;script&gt;');
  });
});

describe('every mail to the requester', () => {
  const request = buildVisitRequestResponse({
    visitDate: '2027-05-14',
    visitTime: '10:00',
    visitorAmount: 24,
    numberOfFollowers: 2,
    dinnerRequest: buildDinnerRequestResponse({ timeOfDinner: '12:30' }),
  });
  const confirmed = { ...request, confirmedAt: '2026-11-03T08:00:00.000Z' };
  const news = ['received', 'confirmed', 'changed', 'postponed', 'canceled', 'declined'] as const;
  const link = requestPage(ENV);

  it.each([
    ['of the receipt', withHtml(requestReceivedMail(request, DEPS))],
    ...news.map((told) => {
      const after = told === 'confirmed' || told === 'changed' ? confirmed : request;
      return [told, withHtml(stageMails(told, { before: request, after }, DEPS)[0]!)] as const;
    }),
  ] as const)(
    '%s says the day with its weekday, whom to call, and ends with the link',
    (_, mail) => {
      const foot = `${'-'.repeat(72)}\nPrirodnjački centar`;
      const [body = ''] = mail.text.split(foot);
      expect(body.trimEnd().endsWith(`Stranica vašeg zahteva:\n${link}`)).toBe(true);
      expect(mail.html.split(`href="${link}"`)).toHaveLength(3);
      for (const form of [inOneLine(mail.text), inOneLine(shown(mail.html))]) {
        expect(form).toContain('petak, 14. maj 2027. u 10:00');
        expect(form).toContain('24 posetioca i 2 pratioca · ručak u 12:30');
        expect(form).toContain('pozovite +381 00 000 000');
        expect(form).toContain('poseta-GP-2026-000001.ics');
      }
      expect(mail.attachments).toMatchObject([
        { kind: 'calendar', name: 'poseta-GP-2026-000001.ics' },
      ]);
    },
  );

  const LAST_DAY = '12. maja 2027.; posle toga pozovite nas';
  const CALL = 'za izmene pozovite +381 00 000 000.';
  // Belgrade is two hours ahead of UTC in May.
  it.each([
    {
      moment: '2027-05-12T21:59:00Z',
      received: `Na toj stranici vidite dokle je zahtev stigao, menjate ga do dva dana pre posete (${LAST_DAY}) ili otkazujete.`,
      promised: `Na toj stranici menjate broj ljudi i obroke do dva dana pre posete (${LAST_DAY}), šaljete dokaz o uplati ili otkazujete.`,
    },
    ...['2027-05-12T22:00:00Z', '2027-05-14T07:59:00Z'].map((moment) => ({
      moment,
      received: `Na toj stranici vidite dokle je zahtev stigao ili otkazujete; ${CALL}`,
      promised: `Na toj stranici šaljete dokaz o uplati ili otkazujete; ${CALL}`,
    })),
    {
      moment: '2027-05-14T08:00:00Z',
      received: `Na toj stranici stoji sve o vašem zahtevu; ${CALL}`,
      promised: `Na toj stranici stoji sve o vašem zahtevu; ${CALL}`,
    },
  ])('says what can still be done at $moment about 14 May at ten', ({ moment, ...sentences }) => {
    const deps = { env: ENV, clock: () => new Date(moment) };
    const change = { before: request, after: confirmed };

    expect(inOneLine(requestReceivedMail(request, deps).text)).toContain(sentences.received);
    expect(inOneLine(stageMails('confirmed', change, deps)[0]!.text)).toContain(sentences.promised);
  });

  it('asks to be called about what is wrong, once it is too late to change it on the page', () => {
    const stepsAt = (moment: string) =>
      inOneLine(requestReceivedMail(request, { env: ENV, clock: () => new Date(moment) }).text);

    const early = stepsAt('2027-05-12T21:59:00Z');
    expect(early).toContain('ispravite ga na stranici zahteva ili odgovorite na ovaj mejl.');
    expect(early).toContain('posetilaca ili obroka promeni, izmenite ga što pre.');

    const late = stepsAt('2027-05-12T22:00:00Z');
    expect(late).toContain('je neki podatak pogrešan, pozovite nas ili odgovorite na ovaj mejl.');
    expect(late).toContain('posetilaca ili obroka promeni, javite nam što pre.');
  });

  it('has a calendar file of the visit as it was when the mail was queued', () => {
    const textOf = (mail: OutgoingMail) => JSON.stringify(mail.attachments[0]);
    expect(textOf(requestReceivedMail(request, DEPS))).toContain('STATUS:TENTATIVE');
    const change = { before: request, after: confirmed };
    expect(textOf(stageMails('confirmed', change, DEPS)[0]!)).toContain('STATUS:CONFIRMED');
    expect(textOf(statusChanged('CANCELED', request))).toContain('METHOD:CANCEL');
  });
});

describe('a promised visit that has predračuni', () => {
  const slip = {
    payer: 'Škola',
    purpose: 'Grupna poseta GP-2026-000001',
    payee: 'Centar',
    code: '221',
    amount: 1_840_000,
    bankAccount: '840-955845-10',
    model: '97',
    reference: '382026000123',
  };
  const code = 'K:PR|V:01|C:1|R:840000000095584510|N:Centar|I:RSD18400,00|SF:221';
  const [tickets, meals]: [ToldProforma, ToldProforma] = [
    {
      kind: 'visit',
      total: 1_840_000,
      slip,
      code,
      due: 1_840_000,
      way: 'SCHEDULED_PAYMENT',
      issued: { number: 'PR-2026-000123', dueOn: '2027-05-13' },
    },
    {
      kind: 'meal',
      total: 3_150_000,
      issued: null,
      slip: null,
      code: null,
      due: 3_150_000,
      way: 'SCHEDULED_PAYMENT',
    },
  ];
  const request = buildVisitRequestResponse({ confirmedAt: '2026-11-03T08:00:00.000Z' });
  const told = (
    after: VisitRequest,
    news: 'confirmed' | 'changed' | 'canceled' = 'confirmed',
    proformas = [tickets, meals],
  ) => withHtml(stageMails(news, { before: request, after, proformas }, DEPS)[0]!);
  const paid = (dinars: number): VisitRequest => ({
    ...request,
    payment: { state: 'partly', due: '2027-05-13', total: 49_900, paid: dinars },
  });

  it.each(['confirmed', 'changed'] as const)('is told how to pay when it is %s', (news) => {
    const { text, html, attachments } = told(request, news);
    for (const form of [inOneLine(text), inOneLine(shown(html))]) {
      for (const part of [
        'Platite unapred, najkasnije dan pre dolaska, ili gotovinom na blagajni.',
        'Ulaznice: 18.400,00 din',
        'Predračun PR-2026-000123',
        'platite do 13. maja 2027.',
        'Račun: 840-955845-10',
        'Model i poziv na broj: 97 38 2026 000123',
        'Svrha: Grupna poseta GP-2026-000001',
        'Obroci: 31.500,00 din',
      ]) {
        expect(form).toContain(part);
      }
      expect(form).not.toMatch(/ips-qr|Do sada smo primili/);
    }
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:ips-qr-PR-2026-000123.png"']);
    expect(attachments.slice(1)).toEqual([
      {
        kind: 'proforma',
        name: 'predracun-PR-2026-000123.pdf',
        visitRequestId: 1,
        number: 'PR-2026-000123',
      },
      { kind: 'ips-qr', name: 'ips-qr-PR-2026-000123.png', text: code },
      expect.objectContaining({ kind: 'proforma' }),
    ]);
  });

  it('is told the rules of paying where it has no predračun', () => {
    const text = inOneLine(told(paid(5_000), 'confirmed', []).text);

    expect(text).toContain('Platite unapred, najkasnije dan pre dolaska');
    expect(text).not.toContain('Ostaje još');
  });

  it('is told what its day was before staff moved it', () => {
    const moved = { ...request, visitDate: '2027-05-21' };

    expect(inOneLine(told(moved, 'changed').text)).toContain(
      'Termin je promenjen; ranije je bio 14. maj 2027. (petak) u 10:00.',
    );
    expect(told(request, 'changed').text).not.toContain('Termin je promenjen');
  });

  it('is told what of it is paid, and asked for the rest only', () => {
    const mail = told(paid(18_400), 'changed', [
      { ...tickets, due: 0, slip: null, code: null },
      meals,
    ]);
    const text = inOneLine(mail.text);

    expect(text).toContain('Do sada smo primili 18.400,00 din. Ostaje još 31.500,00 din.');
    expect(text).toContain('Predračun PR-2026-000123 Po ovom predračunu je plaćeno. Hvala!');
    expect(text).not.toContain('platite do 13. maja');
    expect(text).not.toContain('Račun: 840-955845-10');
    expect(mail.html).not.toContain('cid:');
    expect(mail.attachments.map(({ kind }) => kind)).toEqual(['calendar', 'proforma', 'proforma']);
  });

  it('is told until when its numbers can be changed on its page', () => {
    expect(inOneLine(told(paid(0), 'confirmed', [tickets]).text)).toContain(
      'Na toj stranici menjate broj ljudi i obroke do dva dana pre posete (12. maja 2027.; posle toga pozovite nas), šaljete dokaz o uplati ili otkazujete.',
    );
  });

  it('is told that what has no price yet is not to be paid yet, never that it is paid', () => {
    const unpriced = { ...tickets, total: 0, due: 0, slip: null, code: null };
    const text = inOneLine(told(paid(0), 'confirmed', [unpriced, meals]).text);

    expect(text).toContain('Predračun PR-2026-000123 Još se ne plaća: cenu potvrđuje centar.');
    expect(text).not.toContain('Hvala');
  });

  it('is told to pay only the rest where a part came in', () => {
    const mail = told(paid(10_000), 'confirmed', [{ ...tickets, due: 840_000 }, meals]);
    const text = inOneLine(mail.text);

    expect(text).toContain('Do sada smo primili 10.000,00 din. Ostaje još 39.900,00 din.');
    expect(text).toContain('Deo je već plaćen: za uplatu ostaje 8.400,00 din.');
    expect(text.match(/Deo je/g)).toHaveLength(1);
    expect(text).toContain('Račun: 840-955845-10');
    expect(mail.html).toContain('cid:ips-qr-PR-2026-000123.png');
  });

  it.each([
    ['CASH', 'Plaća se u gotovini na blagajni, na dan dolaska, pre obilaska.'],
    ['CREDIT_CARD', 'Plaća se karticom na blagajni, na dan dolaska, pre obilaska.'],
  ] as const)('is not told to transfer what is paid by %s', (way, sentence) => {
    const text = inOneLine(
      told(request, 'confirmed', [{ ...tickets, way, slip: null, code: null }]).text,
    );
    expect(text).toContain(`Predračun PR-2026-000123 ${sentence}`);
    expect(text).not.toContain('platite do');
    expect(text).not.toContain('Platite unapred');
  });

  it.each([
    ['paid', { payment: { state: 'paid', due: null, total: 49_900, paid: 49_900 } }, 3],
    ['off', { status: 'CANCELED', confirmedAt: null }, 1],
  ] as const)('is not told how to pay once it is %s', (_, change, count) => {
    const news = 'status' in change ? 'canceled' : 'confirmed';
    const proformas = [tickets, meals].map((each) => ({ ...each, due: 0, slip: null, code: null }));
    const { text, html, attachments } = told({ ...request, ...change }, news, proformas);
    expect(text).not.toContain('Kako da platite');
    expect(text).not.toContain('Račun: 840-955845-10');
    expect(html).not.toContain('cid:');
    expect(attachments).toHaveLength(count);
  });

  it('shows the code on pages as a picture in itself', async () => {
    const { html, attachments } = told(request);
    const page = await withPictures(html, attachments);
    expect(page).toContain('src="data:image/png;base64,iVBORw0KGgo');
    expect(page).not.toContain('cid:');
  });
});

describe('a visit with a lunch', () => {
  const ordered = (customerEmail: string) =>
    buildVisitRequestResponse({
      institutionEmail: 'skola@example.rs',
      dinnerRequest: buildDinnerRequestResponse({
        customerEmail,
        normalizedId: 'RU-2026-000077',
        timeOfDinner: '12:45',
        additionalComments: 'Bez glutena',
      }),
    });

  it('of one address, whatever its case, is told in one mail with both numbers and the note', () => {
    const request = ordered('Skola@Example.RS');
    const { subject, text } = requestReceivedMail(request, DEPS);
    expect(isOrderedByRequester(request)).toBe(true);
    const swapped = { ...ordered('skola@example.rs'), institutionEmail: 'Skola@Example.RS' };
    expect(isOrderedByRequester(swapped)).toBe(true);
    expect(subject).toMatch(/GP-2026-000001 .* i ručak RU-2026-000077$/);
    for (const part of [
      'GP-2026-000001',
      'RU-2026-000077',
      '12:45',
      'Dečiji dino obrok, sa supom',
    ]) {
      expect(inOneLine(text)).toContain(part);
    }
    expect(text).toContain('Napomenu koju ste uneli čita kuhinja.');
  });

  it('of two addresses is told to each, and the link only to whoever sent the request', () => {
    const request = ordered('kuhinja@example.rs');
    expect(isOrderedByRequester(request)).toBe(false);
    expect(requestReceivedMail(request, DEPS).subject).not.toContain('RU-2026-000077');
    const { recipient, text, html } = lunchOrdered(request);
    expect(recipient).toBe('kuhinja@example.rs');
    expect(text + html).not.toContain('moj-zahtev');
  });
});

it('a number of a request is never broken over two lines', () => {
  const request = buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });
  const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`;

  expect(announced().html).toContain(`posetu ${whole('GP-2026-000001')}</h1>`);
  expect(received().html).toContain(`brojem ${whole('GP-2026-000001')};`);
  expect(lunchOrdered(request).html).toContain(`brojem ${whole('RU-2026-000001')},`);
});

it('the mails load nothing from anywhere', () => {
  const request = buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });
  const mails = [
    received(),
    announced(),
    lunchOrdered(request),
    ...VISIT_STATUSES.map((status) => statusChanged(status, request)),
  ];
  for (const { html } of mails) {
    expect(html).not.toMatch(/\b(src|background)=|url\(|@import|<link/);
  }
});
