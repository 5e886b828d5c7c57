import { type formGuardHeaders, LEAST_FORM_SECONDS } from '@museum/shared/http/form-guard';
import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';

import { visuallyHidden } from '#lib/visually-hidden.ts';

export type FormGuard = ReturnType<typeof useFormGuard>;

/** What a form tells of how it was filled in. */
export type FormGuardHeaders = z.input<typeof formGuardHeaders>;

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

const pause = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Tells a person from a program that fills in every field and sends at once (decision 11). The
 * clock is the page's own, which no change of the computer's time moves.
 */
export function useFormGuard() {
  const [openedAt] = useState(() => performance.now());
  const trap = useRef<HTMLInputElement>(null);
  return {
    trap,
    /** Waits until a person could have filled the form in; then tells how it was filled in. */
    pass: async (): Promise<FormGuardHeaders> => {
      const missing = LEAST_FORM_SECONDS - secondsSince(openedAt);
      if (missing > 0) await pause(missing);
      const seconds = String(Math.round(secondsSince(openedAt)));
      return { 'form-seconds': seconds, ...(trap.current?.value ? { 'form-trap': 'filled' } : {}) };
    },
  };
}

/** Asks password managers to leave the field alone; browsers know no data of this name to fill in. */
const leaveAlone = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** A field that only a program fills in: out of sight, of the tab order, of what screen readers say. */
export function FormTrap({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden style={visuallyHidden}>
      <label>
        Ostavite prazno
        <input ref={field} type="text" name="website" tabIndex={-1} {...leaveAlone} />
      </label>
    </div>
  );
}
