import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { describe, expect, it } from 'vitest';

import {
  changedPaths,
  type EditorValues,
  isNewsToRequester,
  mergeEditorValues,
  quoteOf,
  toEditorValues,
  withMealFlags,
} from './editor-values.ts';

const before = () =>
  toEditorValues(buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() }));

describe('changed paths', () => {
  it('are none for the same request', () => {
    expect(changedPaths(before(), before())).toEqual([]);
  });

  it('are named as the API names its fields', () => {
    const mine = before();
    mine.status = 'CANCELED';
    mine.visitorAmount = Number.NaN;
    mine.dinnerRequest!.baseDinnerAmount = 3;
    mine.dinnerRequest!.hasBaseDinner = true;
    expect(changedPaths(before(), mine)).toEqual([
      'visitorAmount',
      'status',
      'dinnerRequest.baseDinnerAmount',
    ]);
  });
});

describe('own changes on top of a newer state', () => {
  it('win where both changed, and let everything else be theirs', () => {
    const mine = { ...before(), visitorAmount: 30 };
    mine.dinnerRequest = { ...mine.dinnerRequest!, customerName: 'Ana' };
    const theirs = { ...before(), visitorAmount: 40, numberOfFollowers: 7 };
    theirs.dinnerRequest = { ...theirs.dinnerRequest!, kidsDinoDinnerAmount: 9 };
    const merged = mergeEditorValues({ before: before(), mine, newer: theirs });
    expect(merged).toMatchObject({ visitorAmount: 30, numberOfFollowers: 7 });
    expect(merged.dinnerRequest).toMatchObject({ customerName: 'Ana', kidsDinoDinnerAmount: 9 });
  });

  it('go with a lunch that is gone', () => {
    const mine = before();
    mine.dinnerRequest = { ...mine.dinnerRequest!, customerName: 'Ana' };
    const theirs = { ...before(), dinnerRequest: null };
    expect(mergeEditorValues({ before: before(), mine, newer: theirs }).dinnerRequest).toBeNull();
  });

  it('leave both sides as they were', () => {
    const theirs = before();
    const mine = before();
    mine.dinnerRequest!.customerName = 'Ana';
    mergeEditorValues({ before: before(), mine, newer: theirs });
    expect(theirs).toEqual(before());
  });
});

it('a meal is chosen by its amount alone', () => {
  const values = before();
  values.dinnerRequest!.kidsDinoDinnerAmount = 0;
  values.dinnerRequest!.schoolDinnerAmount = 4;
  expect(withMealFlags(values).dinnerRequest).toMatchObject({
    hasKidsDinoDinner: false,
    hasSchoolDinner: true,
  });
});

describe('a saved change', () => {
  const received = buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });
  const confirmed = { ...received, confirmedAt: '2026-11-24T09:00:00.000Z' };
  const lunch = toEditorValues(received).dinnerRequest!;
  const after = (changes: Partial<EditorValues>) => ({ ...toEditorValues(received), ...changes });

  // Visit-life §4: date, time, people or meals.
  it.each<[string, Partial<EditorValues>]>([
    ['the day', { visitDate: '2027-05-21' }],
    ['the time', { visitTime: '11:00' }],
    ['the visitors', { visitorAmount: 30 }],
    ['the followers', { numberOfFollowers: 9 }],
    ['the time of the lunch', { dinnerRequest: { ...lunch, timeOfDinner: '14:00' } }],
    ['a dish', { dinnerRequest: { ...lunch, schoolDinnerAmount: 4 } }],
    ['a diet', { dinnerRequest: { ...lunch, additionalComments: 'Bez glutena' } }],
  ])('of %s is told to the requester of a confirmed visit, and of no other', (_what, changes) => {
    expect(isNewsToRequester(confirmed, after(changes))).toBe(true);
    expect(isNewsToRequester(received, after(changes))).toBe(false);
  });

  it.each<[string, Partial<EditorValues>]>([
    ['nothing', {}],
    ['what staff have looked at', { isViewed: true }],
    ['the way of paying', { paymentType: 'CASH' }],
    ['a phone', { institutionPhone: '060 1' }],
    ['who ordered the lunch', { dinnerRequest: { ...lunch, customerName: 'Ana' } }],
    ['the address of the same', { dinnerRequest: { ...lunch, customerEmail: 'ana@example.rs' } }],
  ])('of %s is no news to anybody', (_what, changes) => {
    expect(isNewsToRequester(confirmed, after(changes))).toBe(false);
  });

  it.each([received, confirmed])('of the status is always news', (request) => {
    expect(isNewsToRequester(request, after({ status: 'POSTPONED' }))).toBe(true);
  });
});

describe('what the request costs as it stands in the form', () => {
  const prices = { GROUP_CENTRE: 400, TICKET_CHILD: 500, TICKET_ADULT: 800, SCHOOL_DINNER: 550 };
  const total = (changes: Partial<EditorValues>) =>
    quoteOf({ ...toEditorValues(buildVisitRequestResponse()), ...changes }, prices)?.total;
  const lunch = {
    ...before().dinnerRequest!,
    kidsDinoDinnerAmount: 0,
    schoolDinnerAmount: 1,
  };

  // In para; a group ticket is 400 dinars, fewer than 20 children pay 500 each.
  it.each([
    ['twenty', { visitorAmount: 20 }, 800_000],
    ['a single child', { visitorAmount: 1 }, 50_000],
    ['twenty and one lunch', { visitorAmount: 20, dinnerRequest: lunch }, 855_000],
  ])('of %s', (_who, changes, sum) => {
    expect(total({ ...changes, numberOfFollowers: 0 })).toBe(sum);
  });

  it.each<[string, Partial<EditorValues>]>([
    ['the visitors are none', { visitorAmount: 0 }],
    ['the visitors are no number', { visitorAmount: Number.NaN }],
    ['the followers are no number', { numberOfFollowers: UNREADABLE_COUNT }],
    [
      'one amount of several is no number',
      {
        dinnerRequest: { ...lunch, kidsDinoDinnerAmount: 2, schoolDinnerAmount: UNREADABLE_COUNT },
      },
    ],
  ])('is not said while %s', (_what, changes) => {
    expect(total(changes)).toBeUndefined();
  });
});
