/** No line break may fall between a number and its unit. */
const noBreakSpace = '\u00a0';

/** A number as Serbian writes it: decimal comma, a point between thousands. */
export function numeral(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** A number with its unit or counted noun, e.g. `measure(11, 'm')`. */
export function measure(value: number, unit: string): string {
  // The sign of percent is written together with its number.
  return `${numeral(value)}${unit === '%' ? '' : noBreakSpace}${unit}`;
}

/** Two full hours as a range, e.g. `od 8 do 16 h`. */
export const hourRange = (from: number, to: number) => `od ${from} do ${measure(to, 'h')}`;
