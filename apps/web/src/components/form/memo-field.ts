import { type FunctionComponent, memo, type ReactNode } from 'react';

/**
 * A field that is drawn anew for its own value, and not for each key that is pressed in another one.
 * The types of its name and value stay with it, which `memo` alone would lose.
 */
export const memoField = <Field extends (props: never) => ReactNode>(field: Field): Field =>
  memo(field as FunctionComponent<never>) as unknown as Field;
