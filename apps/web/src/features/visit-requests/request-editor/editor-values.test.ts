// @vitest-environment node
import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { describe, expect, it } from 'vitest';

import { theirChanges } from './editor-differences.ts';
import { changedPaths, mergeChanges, toEditorValues, withMealFlags } from './editor-values.ts';

const stored = () => buildVisitRequestResponse({ dinnerRequest: buildDinnerRequestResponse() });
const before = () => toEditorValues(stored());

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
    const merged = mergeChanges(theirs, { before: before(), mine });
    expect(merged).toMatchObject({ visitorAmount: 30, numberOfFollowers: 7 });
    expect(merged.dinnerRequest).toMatchObject({ customerName: 'Ana', kidsDinoDinnerAmount: 9 });
  });

  it('go with a lunch that is gone', () => {
    const mine = before();
    mine.dinnerRequest = { ...mine.dinnerRequest!, customerName: 'Ana' };
    const theirs = { ...before(), dinnerRequest: null };
    expect(mergeChanges(theirs, { before: before(), mine }).dinnerRequest).toBeNull();
  });

  it('leave both sides as they were', () => {
    const theirs = before();
    const mine = before();
    mine.dinnerRequest!.customerName = 'Ana';
    mergeChanges(theirs, { before: before(), mine });
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

describe('a colleague’s changes', () => {
  it('are told in words, and say where the own change stands against them', () => {
    const theirs = { ...stored(), visitDate: '2027-06-01', paymentType: 'CASH' as const };
    theirs.dinnerRequest = { ...theirs.dinnerRequest!, kidsDinoDinnerOption1: 'without_soup' };
    const mine = { ...before(), visitDate: '2027-07-01' };
    expect(theirChanges({ before: stored(), theirs, mine })).toEqual([
      {
        label: 'Planirani datum',
        before: '14.05.2027',
        theirs: '01.06.2027',
        mine: '01.07.2027',
        isContested: true,
      },
      {
        label: 'Način plaćanja',
        before: 'Virmanski',
        theirs: 'Gotovina',
        mine: 'Virmanski',
        isContested: false,
      },
      {
        label: 'Dečiji dino obrok: supa',
        before: 'Sa supom',
        theirs: 'Bez supe',
        mine: 'Sa supom',
        isContested: false,
      },
    ]);
  });

  it('name a lunch that was deleted or added as a whole', () => {
    const without = { ...stored(), dinnerRequest: null };
    const deleted = theirChanges({ before: stored(), theirs: without, mine: before() });
    expect(deleted).toEqual([
      expect.objectContaining({ label: 'Zahtev za ručak', theirs: 'Nije zahtevan' }),
    ]);
    const added = theirChanges({
      before: without,
      theirs: stored(),
      mine: toEditorValues(without),
    });
    expect(added).toEqual([expect.objectContaining({ theirs: 'Zahtevan', isContested: false })]);
  });

  it('name recalculated prices', () => {
    const theirs = { ...stored(), unitPrices: { ...stored().unitPrices, GROUP_CENTRE: 450 } };
    expect(theirChanges({ before: stored(), theirs, mine: before() })).toEqual([
      expect.objectContaining({ label: 'Cene zahteva', theirs: 'Preračunate' }),
    ]);
  });
});
