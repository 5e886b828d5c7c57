import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { usePersonEmail } from '#lib/drafts/staff-draft.ts';
import { forgetPanels } from './use-unsaved.ts';

type Entry<Value> = { step: string; value: Value; person: string };

/** The entry that was left, and who waits until the browser, which takes a moment, is back from it. */
let leaving: { key: string; waiting: (() => void)[] } | undefined;

/**
 * A step of a page, such as an open dialog, that is an entry of the browser's history: the phone's
 * back key leads out of the step and not away from the page. `value` is what it was last entered with,
 * undefined while another entry is shown; it outlives a reload, and a new sign-in of the same person.
 */
export function useHistoryStep<Value>(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const person = usePersonEmail();
  // What was left is not shown while the browser goes back.
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== key) setLeft(undefined);
  // None once a press leads away: a second one, or an answer that comes later, leads nowhere else.
  const shown = useRef<Location>(undefined);
  useLayoutEffect(() => {
    shown.current = location;
    if (leaving === undefined || leaving.key === location.key) return;
    for (const goOn of leaving.waiting) goOn();
    leaving = undefined;
  }, [location]);

  const stepOf = ({ state }: Location) => {
    const entry = state as Partial<Entry<Value>> | null;
    return entry?.step === name ? entry : undefined;
  };
  const step = stepOf(location);
  return {
    value: step?.person === person && left !== key ? step.value : undefined,
    enter: async (value: Value) => {
      if (leaving) await new Promise<void>((goOn) => leaving?.waiting.push(goOn));
      const from = shown.current;
      if (!from) return;
      shown.current = undefined;
      const state: Entry<Value> = { step: name, value, person };
      await navigate(from, { state, replace: stepOf(from) !== undefined });
    },
    leave: () => {
      if (shown.current?.key !== key) return;
      shown.current = undefined;
      setLeft(key);
      forgetPanels();
      leaving = { key, waiting: [] };
      void navigate(-1);
    },
  };
}
