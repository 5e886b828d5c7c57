import { plural } from '@museum/shared/primitives/plural';
import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useRef } from 'react';

import { focusFirstError } from './first-error.ts';
import { visuallyHidden } from '#lib/visually-hidden.ts';

const ForScreenReaders = styled('div')(visuallyHidden);

const ERRORS = { one: 'grešku', few: 'greške', other: 'grešaka' };

/** How many messages there are, in fields within fields too. */
const countErrors = (errors: object): number =>
  Object.values(errors).reduce((sum: number, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    return sum + ('message' in error ? 1 : countErrors(error));
  }, 0);

type FormErrorsProps = {
  form: RefObject<HTMLElement | null>;
  formState: { submitCount: number; errors: object };
};

/**
 * After each attempt to submit that left errors: goes to the first of the page (spec §2) and says
 * how many there are, and then how many are left. The form itself is created with `shouldFocusError:
 * false`, since react-hook-form follows the order of registration, not of the page.
 */
export function FormErrors({ form, formState: { submitCount, errors } }: FormErrorsProps) {
  const words = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const told = useRef(0);
  useEffect(() => {
    const count = countErrors(errors);
    const isAttempt = submitCount !== seen.current;
    seen.current = submitCount;
    if (!isAttempt && count >= told.current) return;
    told.current = count;
    // A node of its own for each attempt: the same words would not be read out again.
    words.current?.replaceChildren(...(count > 0 ? [`Obrazac ima ${plural(count, ERRORS)}`] : []));
    if (isAttempt) focusFirstError(form.current);
  }, [form, submitCount, errors]);
  return <ForScreenReaders ref={words} role="status" />;
}
