import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import { describe, expect, it } from 'vitest';

import { changedPaths, mergeEditorValues, toEditorValues, withMealFlags } from './editor-values.ts';

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
