import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every form field takes: react-hook-form's control, a path into the values, words. */
export type FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: string;
  /** Stands below the field as long as there is no error. */
  hint?: string;
  /**
   * Stands there instead of the hint, in amber: what was typed may be a slip, and is taken as it is. A
   * function is asked once the field was left.
   */
  warning?: string | ((typed: string) => string | undefined);
  disabled?: boolean;
  /** Marks the label with an asterisk; the rule itself is the schema's. */
  required?: boolean;
};
