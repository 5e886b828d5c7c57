import { MEAL_CATALOG } from '@museum/shared/meals/meal-catalog';
import { mealAmountChange } from '@museum/shared/meals/meal-choices';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { CONTACT_FIELDS } from '@museum/shared/visit-requests/contact-schema';
import { CONTACT_TYPES } from '@museum/shared/visit-requests/visit-request-enums';
import { describe, expect, it } from 'vitest';
import { newRequestMail } from './new-request.ts';
import { requestReceivedMail } from './request-received.ts';

const SITE = 'https://museum.example.rs';
const OFFICE = 'kancelarija@example.rs';

const received = (...given: Parameters<typeof buildVisitRequestResponse>) =>
  requestReceivedMail(buildVisitRequestResponse(...given), SITE);
const announced = (...given: Parameters<typeof buildVisitRequestResponse>) =>
  newRequestMail(buildVisitRequestResponse(...given), OFFICE, SITE);

/** Text as a mail program shows it. */
const shown = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');

describe('the mail to the requester', () => {
  it.each(CONTACT_TYPES)('repeats nothing that %s typed', (contactType) => {
    const typed = Object.fromEntries(
      CONTACT_FIELDS[contactType].map((field) => [field, `canary-${field}`]),
    );
    const { subject, text, html, recipient } = received({
      contactType,
      ...typed,
      comment: 'canary-comment',
      dinnerRequest: buildDinnerRequestResponse({
        customerName: 'canary-customer',
        customerEmail: 'canary-address',
        additionalComments: 'canary-notes',
      }),
    });

    expect(recipient).toEqual({ name: '', address: `canary-${contactType}Email` });
    expect([subject, text, html].join()).not.toContain('canary');
  });

  it('says what was received, what it costs, what follows and what holds, in both forms', () => {
    const { subject, text, html } = received({
      visitDate: '2027-05-14',
      visitorAmount: 24,
      homeExhibitionVisitTime: '12:15',
      isRequestingVisitHomeExhibition: true,
    });

    expect(subject).toBe('Primili smo zahtev GP-2026-000001 za posetu 14.05.2027');
    for (const form of [text.replace(/\s+/g, ' '), shown(html).replace(/\s+/g, ' ')]) {
      for (const part of [
        'GP-2026-000001',
        '14.05.2027',
        'Predškolci (3–6 godina)',
        'Da, u 12:15',
        'Virmanski',
        '24 × 550,00 din',
        '13.200,00 din',
        'Proveravamo da li je željeni termin slobodan',
        'Posetu najavite najmanje nedelju dana pre dolaska.',
        'zahtev za izdavanje elektronske fakture',
        'https://museum.example.rs',
      ]) {
        expect(form).toContain(part);
      }
    }
    expect(html).toContain('href="https://museum.example.rs/contactUs"');
  });

  it.each(MEAL_CATALOG.map((meal) => [meal.label, meal] as const))('lists %s', (label, meal) => {
    const dinnerRequest = buildDinnerRequestResponse({
      ...({ hasKidsDinoDinner: false, kidsDinoDinnerAmount: 0 } as object),
      ...mealAmountChange(meal, 17),
    });

    const { text, html } = received({ dinnerRequest, isRequestingDinner: true });

    for (const form of [text, shown(html)]) {
      expect(form).toContain(label);
      expect(form).toContain('17 porc.');
    }
  });

  it('says nothing of lunch when there is none', () => {
    expect(received().text).not.toContain('Ručak u restoranu');
  });

  it('explains why a small group pays single tickets', () => {
    expect(received({ visitorAmount: 19 }).text.replace(/\s+/g, ' ')).toContain(
      'Grupna cena važi za 20 i više posetilaca',
    );
  });
});

describe('the mail to the centre', () => {
  it('carries contact and comments, is answered to the requester and leads to the request', () => {
    const { subject, text, html, recipient, replyTo } = announced({
      id: 42,
      contactType: 'agency',
      comment: 'Prvi red\nDrugi red',
      dinnerRequest: buildDinnerRequestResponse({ additionalComments: 'Bez glutena' }),
    });

    expect(recipient).toEqual({ name: '', address: OFFICE });
    expect(replyTo).toBe('ture@putokaz.example.rs');
    expect(subject).toBe('Novi zahtev GP-2026-000001: 14.05.2027 u 10:00, broj posetilaca: 24');
    for (const part of ['Putokaz', 'Desanka Maksimović', 'Živana Čolić', 'Bez glutena']) {
      expect(text).toContain(part);
      expect(shown(html)).toContain(part);
    }
    expect(text).toContain('> Prvi red\n> Drugi red');
    expect(html).toContain('Prvi red<br>Drugi red');
    expect(html).toContain('href="https://museum.example.rs/admin/visit-requests/details/42"');
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

it('the mails load nothing from anywhere', () => {
  for (const { html } of [received(), announced()]) {
    expect(html).not.toMatch(/\b(src|background)=|url\(|@import|<link/);
  }
});
