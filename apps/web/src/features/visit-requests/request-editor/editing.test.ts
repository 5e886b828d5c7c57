import { buildDinnerRequestResponse } from '@museum/shared/testing/build-dinner-request';
import { buildVisitRequestResponse } from '@museum/shared/testing/build-visit-request-response';
import type { VisitRequest } from '@museum/shared/visit-requests/visit-request-response';
import { describe, expect, it } from 'vitest';

import { type Editing, type EditingMove, nextEditing, openEditing } from './editing.ts';
import { changedPaths, type EditorValues, toEditorValues } from './editor-values.ts';

/** The request as this tab opened it, after one and after two changes by a colleague. */
const v1 = buildVisitRequestResponse({ version: 1, visitorAmount: 24, numberOfFollowers: 3 });
const v2 = { ...v1, version: 2, visitorAmount: 40 };
const v3 = { ...v2, version: 3, numberOfFollowers: 9 };
/** What saving 30 visitors on the first version makes of it. */
const own2 = { ...v1, version: 2, visitorAmount: 30 };

const after = (editing: Editing, ...moves: EditingMove[]) => moves.reduce(nextEditing, editing);
const typed = (editing: Editing, values: Partial<EditorValues>): Editing => ({
  ...editing,
  mine: { ...editing.mine, ...values },
});

const heard = (stored: VisitRequest): EditingMove => ({ type: 'heard', stored });
const answered = (stored: VisitRequest): EditingMove => ({ type: 'answered', stored });
const failed = (stored: VisitRequest): EditingMove => ({ type: 'failed', isStale: false, stored });
const stale = (stored: VisitRequest): EditingMove => ({ type: 'failed', isStale: true, stored });
const sent: EditingMove = { type: 'sent' };
const compared: EditingMove = { type: 'compared' };
const closed: EditingMove = { type: 'closed' };
const kept: EditingMove = { type: 'kept' };
const discarded: EditingMove = { type: 'discarded' };
const deleted: EditingMove = { type: 'deleted' };

const clean = openEditing(v1);
const edited = typed(clean, { visitorAmount: 30 });
const saving = after(edited, { type: 'sent', values: edited.mine });
const apart = after(edited, heard(v2));
const comparing = after(apart, compared);

/** "stands on/knows of: step, what isn't saved" */
const summary = ({ baseline, theirs, mine, step }: Editing) => {
  const values = mine as Record<string, unknown>;
  const unsaved = changedPaths(toEditorValues(baseline), mine).map(
    (path) => `, ${path} ${String(values[path])}`,
  );
  return `${baseline.version}/${(theirs ?? baseline).version}: ${step}${unsaved.join('')}`;
};

describe('the moves of editing', () => {
  it.each<[string, Editing, EditingMove[], string]>([
    ['a colleague’s change appears where nothing was typed', clean, [heard(v2)], '2/2: editing'],
    [
      'what is known already changes nothing',
      edited,
      [heard(v1)],
      '1/1: editing, visitorAmount 30',
    ],
    ['it waits where something was typed', edited, [heard(v2)], '1/2: editing, visitorAmount 30'],
    ['what is stored as it is typed is no difference', edited, [heard(own2)], '2/2: editing'],
    ['nor where the answer to a save got lost', saving, [failed(v1), heard(own2)], '2/2: editing'],
    ['the newest one waits', apart, [heard(v3)], '1/3: editing, visitorAmount 30'],
    ['an older one heard late is no news', apart, [heard(v1)], '1/2: editing, visitorAmount 30'],
    [
      'it appears once the typing was taken back',
      typed(apart, { visitorAmount: 24 }),
      [heard(v2)],
      '2/2: editing',
    ],

    ['a save is on its way', edited, [sent], '1/1: sending, visitorAmount 30'],
    ['it goes on from its answer', saving, [answered(own2)], '2/2: editing'],
    ['the cache may tell the answer first', saving, [heard(own2), answered(own2)], '2/2: editing'],
    [
      'the answer’s value counts, not the sent one',
      saving,
      [answered({ ...own2, visitorAmount: 31 })],
      '2/2: editing',
    ],
    [
      'what is typed meanwhile is not saved',
      typed(saving, { numberOfFollowers: 5 }),
      [answered(own2)],
      '2/2: editing, numberOfFollowers 5',
    ],
    [
      'a failed or unanswered save keeps what was typed',
      saving,
      [failed(v1)],
      '1/1: editing, visitorAmount 30',
    ],
    [
      'a colleague’s change heard of meanwhile is known then',
      saving,
      [heard(v2), failed(v1)],
      '1/2: editing, visitorAmount 30',
    ],
    [
      'a colleague’s change after the save appears',
      saving,
      [heard(v3), answered(own2)],
      '3/3: editing',
    ],
    ['a stale save is compared', saving, [stale(v2)], '1/2: comparing, visitorAmount 30'],
    [
      'a stale act with nothing typed goes on from the colleague’s',
      after(clean, sent),
      [stale(v2)],
      '2/2: editing',
    ],
    [
      'a stale save whose cause can’t be asked for keeps what was typed',
      saving,
      [stale(v1)],
      '1/1: editing, visitorAmount 30',
    ],

    [
      'another act keeps what was typed on top',
      edited,
      [sent, answered({ ...v1, version: 2 })],
      '2/2: editing, visitorAmount 30',
    ],
    [
      'a change that came before an act waits',
      edited,
      [sent, answered(v3)],
      '1/3: editing, visitorAmount 30',
    ],
    [
      'it appears with the act where nothing was typed',
      clean,
      [sent, answered(v3)],
      '3/3: editing',
    ],

    [
      'closing the comparison decides nothing',
      comparing,
      [closed],
      '1/2: editing, visitorAmount 30',
    ],
    ['news come into the comparison', comparing, [heard(v3)], '1/3: comparing, visitorAmount 30'],
    [
      'nothing is left to compare once the own change is stored',
      comparing,
      [heard({ ...own2, version: 3 })],
      '3/3: editing',
    ],
    ['the own change is kept on top', comparing, [kept], '2/2: editing, visitorAmount 30'],
    [
      'and saved from there',
      comparing,
      [kept, sent, answered({ ...own2, version: 3 })],
      '3/3: editing',
    ],
    ['the colleague’s is taken instead', comparing, [discarded], '2/2: editing'],
    ['the own change is thrown away', edited, [discarded], '1/1: editing'],

    [
      'a deleted request keeps what was typed in sight',
      edited,
      [deleted],
      '1/1: deleted, visitorAmount 30',
    ],
    [
      'also when the failure of a save tells it',
      saving,
      [failed(v1), deleted],
      '1/1: deleted, visitorAmount 30',
    ],
    [
      'no late answer brings it back',
      saving,
      [deleted, failed(v1)],
      '1/1: deleted, visitorAmount 30',
    ],
    ['the server does', edited, [deleted, heard(v2)], '1/2: editing, visitorAmount 30'],
  ])('%s', (_name, from, moves, becomes) => {
    expect(summary(after(from, ...moves))).toBe(becomes);
  });
});

describe('own and a colleague’s changes together', () => {
  it.each<[string, EditingMove[]]>([
    ['are kept on top', [kept]],
    ['are stored as they are typed', [heard({ ...own2, version: 3 })]],
  ])('wait for nothing once the own ones %s', (_when, moves) => {
    expect(comparing.theirs).toBe(v2);
    expect(after(comparing, ...moves).theirs).toBeUndefined();
  });

  it('are both kept where they touch different fields', () => {
    const mine = typed(clean, { numberOfFollowers: 7 });
    expect(after(mine, heard(v2), kept).mine).toMatchObject({
      visitorAmount: 40,
      numberOfFollowers: 7,
    });
  });
});

describe('changes found in the tab', () => {
  const draft = { baseline: v1, mine: edited.mine };

  it('are restored on the state on which they were typed', () => {
    expect(openEditing(v1, draft)).toMatchObject({ isRestored: true, baseline: { version: 1 } });
    expect(summary(openEditing(v2, draft))).toBe('1/2: editing, visitorAmount 30');
  });

  it('are none where the draft says what its state says', () => {
    const unchanged = { baseline: v1, mine: clean.mine };
    expect(openEditing(v1, unchanged)).toEqual(openEditing(v1));
    expect(openEditing(v2, unchanged)).toEqual(openEditing(v2));
  });

  it.each([
    ['saved', [sent, answered(own2)]],
    ['thrown away', [discarded]],
  ])('are restored ones no longer once they are %s', (_when, moves) => {
    expect(after(openEditing(v1, draft), ...moves).isRestored).toBe(false);
  });
});

describe('a lunch that is gone', () => {
  const withLunch = openEditing({ ...v1, dinnerRequest: buildDinnerRequestResponse() });
  const without = { ...v1, version: 2, dinnerRequest: null };

  it('is told when a colleague deleted it', () => {
    expect(after(withLunch, heard(without)).isDinnerRequestGone).toBe(true);
  });

  it.each([
    ['none stood', openEditing(v1), v2],
    ['it still stands', withLunch, { ...v2, dinnerRequest: withLunch.baseline.dinnerRequest }],
    ['one was added', openEditing(v1), { ...withLunch.baseline, version: 2 }],
  ])('is not told where %s', (_where, editing, stored) => {
    expect(editing.isDinnerRequestGone).toBe(false);
    expect(after(editing, heard(stored))).toMatchObject({
      baseline: { version: 2 },
      isDinnerRequestGone: false,
    });
  });

  it.each([
    ['alone', [answered(without)]],
    ['and hears of it first', [heard(without), answered(without)]],
    ['after a colleague’s change', [answered({ ...without, version: 3 })]],
  ])('is not told to whoever deleted it %s', (_when, moves) => {
    expect(after(withLunch, sent, ...moves)).toMatchObject({
      isDinnerRequestGone: false,
      mine: { dinnerRequest: null },
    });
  });
});
