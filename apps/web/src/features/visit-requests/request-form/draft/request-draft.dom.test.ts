import { describe, expect, it, vi } from 'vitest';

import { openRequestDraft } from './request-draft.ts';
import { afterMove } from '#features/visit-requests/request-form/sending/sending.ts';

const typed = (name: string) => {
  const store = openRequestDraft();
  store.update({ visit: { ...store.current().visit, agencyName: name } });
  return store;
};

describe('the draft of a request', () => {
  it('is found again by the next page with its key', () => {
    const { submission } = typed('Putokaz').current();
    const reopened = openRequestDraft();
    expect(reopened.isRestored).toBe(true);
    expect(reopened.current().visit.agencyName).toBe('Putokaz');
    expect(reopened.current().submission).toEqual(submission);
  });

  it('is not announced when nothing was typed', () => {
    openRequestDraft().update({});
    expect(openRequestDraft().isRestored).toBe(false);
  });

  it('begins anew with another key once discarded', () => {
    const store = typed('Putokaz');
    const { key } = store.current().submission;
    expect(store.discard().submission.key).not.toBe(key);
    expect(openRequestDraft().current().visit.agencyName).toBe('');
  });

  it.each(['not JSON', 'null', '[]', '{"visit":{"agencyName":7,"unknown":1},"submission":{}}'])(
    'is empty when the storage holds %s',
    (text) => {
      sessionStorage.setItem('visit-request-draft', text);
      const { visit, submission } = openRequestDraft().current();
      expect(visit.agencyName).toBe('');
      expect(visit).not.toHaveProperty('unknown');
      expect(submission.unanswered).toEqual([]);
    },
  );

  it('knows that what was on its way when the page closed may be stored', () => {
    const store = typed('Putokaz');
    const { submission } = store.current();
    store.update({ submission: afterMove(submission, { kind: 'send', body: 'first' }) });
    expect(openRequestDraft().current().submission).toEqual({
      key: submission.key,
      unanswered: [{ key: submission.key, body: 'first' }],
    });
  });

  it('works for this page when the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(typed('Putokaz').current().visit.agencyName).toBe('Putokaz');
  });
});
