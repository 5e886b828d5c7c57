import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { usePersonEmail } from '#lib/drafts/staff-draft.ts';
import { forgetPanels } from './use-unsaved.ts';

type Entry<Value> = { step: string; value: Value; person: string };

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
  // The browser takes a moment to go back; what was left is not shown meanwhile.
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== key) setLeft(undefined);
  // None once a press leads away: a second one, or an answer that comes later, leads nowhere else.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = key;
  }, [key]);
  const leadAway = () => {
    if (shown.current !== key) return false;
    shown.current = undefined;
    return true;
  };

  const entry = location.state as Partial<Entry<Value>> | null;
  return {
    value:
      entry?.step === name && entry.person === person && left !== key ? entry.value : undefined,
    enter: async (value: Value) => {
      const state: Entry<Value> = { step: name, value, person };
      if (leadAway()) await navigate(location, { state, replace: entry?.step === name });
    },
    leave: async () => {
      if (!leadAway()) return;
      setLeft(key);
      forgetPanels();
      await navigate(-1);
    },
  };
}
