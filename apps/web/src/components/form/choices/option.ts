/** One choice of a list: the wire value and its Serbian words. */
export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  description?: string;
};

/** The options of an enumeration in its own order, with the labels of its record. */
export const toOptions = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, label: labels[value] }));
