import { buildAuditEntry } from '@museum/shared/testing/build-audit-entry';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { wantedVisitSchema } from '@museum/shared/visit-requests/visit-request-response';
import { describe, expect, it } from 'vitest';

import { differences, whoChanged } from './differences.ts';
import { toEditorValues } from './editor-values.ts';

const baseline = buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });
const mine = toEditorValues(baseline);

describe('a colleague’s changes', () => {
  it('are told in words, and say where the own change stands against them', () => {
    const dinnerRequest = {
      ...buildDinnerRequestResponse(),
      kidsDinoDinnerOption1: 'without_soup' as const,
    };
    const theirs = {
      ...baseline,
      visitDate: '2027-06-01',
      paymentType: 'CASH' as const,
      dinnerRequest,
    };
    const changes = differences({ baseline, theirs, mine: { ...mine, visitDate: '2027-07-01' } });
    expect(changes).toEqual([
      {
        label: 'Planirani datum',
        values: ['14.05.2027', '01.06.2027', '01.07.2027'],
        isContested: true,
      },
      {
        label: 'Način plaćanja',
        values: ['Virmanski', 'Gotovina', 'Virmanski'],
        isContested: false,
      },
      {
        label: 'Dečiji dino obrok: supa',
        values: ['Sa supom', 'Bez supe', 'Sa supom'],
        isContested: false,
      },
    ]);
  });

  it('are followed by what only the own side changed', () => {
    const theirs = { ...baseline, paymentType: 'CASH' as const };
    expect(differences({ baseline, theirs, mine: { ...mine, visitDate: '2027-07-01' } })).toEqual([
      {
        label: 'Način plaćanja',
        values: ['Virmanski', 'Gotovina', 'Virmanski'],
        isContested: false,
      },
      {
        label: 'Planirani datum',
        values: ['14.05.2027', '14.05.2027', '01.07.2027'],
        isContested: false,
      },
    ]);
  });

  it('name a lunch that was deleted or added as a whole', () => {
    const without = { ...baseline, dinnerRequest: null };
    expect(differences({ baseline, theirs: without, mine })).toEqual([
      {
        label: 'Zahtev za ručak',
        values: ['Zahtevan', 'Nije zahtevan', 'Zahtevan'],
        isContested: false,
      },
    ]);
    const added = { baseline: without, theirs: baseline, mine: toEditorValues(without) };
    expect(differences(added)).toEqual([
      {
        label: 'Zahtev za ručak',
        values: ['Nije zahtevan', 'Zahtevan', 'Nije zahtevan'],
        isContested: false,
      },
    ]);
  });

  it('that deleted a lunch stand against own changes to it', () => {
    const theirs = { ...baseline, dinnerRequest: null };
    const dinnerRequest = mine.dinnerRequest && { ...mine.dinnerRequest, customerName: 'Ana' };
    expect(differences({ baseline, theirs, mine: { ...mine, dinnerRequest } })).toEqual([
      expect.objectContaining({ label: 'Zahtev za ručak', isContested: true }),
      {
        label: 'Naručilac',
        values: ['Ljiljana Đukić', 'Izbrisano', 'Ana'],
        isContested: true,
      },
    ]);
  });

  it('name recalculated prices', () => {
    const theirs = { ...baseline, unitPrices: { ...baseline.unitPrices, GROUP_CENTRE: 450 } };
    expect(differences({ baseline, theirs, mine })).toEqual([
      { label: 'Cene zahteva', values: ['Ranije', 'Preračunate', ''] },
    ]);
  });
});

describe('what is no field of the form has no own side and', () => {
  it('is told by the stage, beside the mark that it was looked at', () => {
    const theirs = { ...baseline, stage: 'confirmed' as const, isViewed: true };
    expect(
      differences({ baseline, theirs, mine }).map(({ label, values }) => [label, values]),
    ).toEqual([
      ['Pregledan', ['Ne', 'Da', 'Ne']],
      ['Stanje', ['Primljeno', 'Potvrđeno', '']],
    ]);
  });

  it('is what the requester proposes, with the sentence about it', () => {
    const proposal = {
      sentAt: '2026-11-27T09:05:00.000Z',
      note: 'Kasni nam autobus.',
      wanted: { ...wantedVisitSchema.parse(baseline), visitTime: '11:00', visitorAmount: 30 },
    };
    const confirmed = { ...baseline, stage: 'confirmed' as const };
    const theirs = { ...baseline, stage: 'changing' as const, proposal };
    expect(differences({ baseline: confirmed, theirs, mine })).toEqual([
      { label: 'Stanje', values: ['Potvrđeno', 'Izmena čeka potvrdu', ''] },
      {
        label: 'Predlog izmene',
        values: ['—', 'Željeno vreme: 11:00, Ukupno posetilaca: 30, „Kasni nam autobus.“', ''],
      },
    ]);
  });

  it('is who leads the visit', () => {
    const [ana, marko] = ['Ana Tomić', 'Marko Ilić'].map((name, id) => ({
      id,
      name,
      isListed: true,
    }));
    const led = { ...baseline, guides: [ana!] };
    expect(differences({ baseline: led, theirs: { ...led, guides: [marko!] }, mine })).toEqual([
      { label: 'Vodiči', values: ['Ana Tomić', 'Marko Ilić', ''] },
    ]);
  });

  it('is another comment, a reason, and what was noted at the gate', () => {
    const theirs = {
      ...baseline,
      comment: 'Dolazimo sa dva autobusa',
      stageReason: 'Kiša',
      arrivedVisitorAmount: 20,
      lateAt: '2026-11-27T09:05:00.000Z',
    };
    expect(differences({ baseline, theirs, mine }).map(({ values }) => values[1])).toEqual([
      'Dolazimo sa dva autobusa',
      'Kiša',
      '20',
      'Da',
    ]);
  });
});

describe('who changed a request', () => {
  const updatedAt = '2026-11-27T09:05:00.000Z';
  const theirs = { ...baseline, version: baseline.version + 2, updatedAt };
  const by = (actor: string, entry: Parameters<typeof buildAuditEntry>[0] = {}) =>
    buildAuditEntry({ actor, createdAt: updatedAt, ...entry });

  it('is “kolega” until the audit trail has come', () => {
    expect(whoChanged({ baseline, theirs }, [])).toBe('kolega, petak, 27. novembar 2026. u 10:05');
  });

  it.each([
    ['request-confirmed', 'Miloš Ćirić', 'zahtev potvrđen (Miloš Ćirić), petak'],
    ['change-proposed', 'Naručilac', 'izmena predložena (Naručilac), petak'],
    ['group-late', 'Ana Simić', 'grupa kasni (Ana Simić), petak'],
  ] as const)('is told with what was done: %s', (action, actor, told) => {
    const once = { ...theirs, version: baseline.version + 1 };
    const auditTrail = [by(actor, { action }), by('Jelena Ilić', { action: 'proforma-issued' })];
    expect(whoChanged({ baseline, theirs: once }, auditTrail)).toContain(told);
  });

  it('is each who changed it since, once', () => {
    const auditTrail = [
      by('Miloš Ćirić'),
      by('Jelena Ilić', { action: 'workbook-downloaded' }),
      by('Miloš Ćirić'),
      by('Ana Simić'),
    ];
    expect(whoChanged({ baseline, theirs }, auditTrail)).toMatch(/^Miloš Ćirić, petak/);
    expect(whoChanged({ baseline, theirs }, auditTrail.slice(2))).toMatch(
      /^Miloš Ćirić, Ana Simić, petak/,
    );
  });
});
