/** A promise with what a run measured about it. */
export type Finding = { promise: string; measured: string; isMet: boolean };

const plain = new Intl.NumberFormat('en');

/** Met when it never happened. */
export const never = (promise: string, count: number): Finding => ({
  promise,
  measured: plain.format(count),
  isMet: count === 0,
});

/** Met when it happened as often as the run set out for: a run that did nothing proves nothing. */
export const exactly = (promise: string, count: number, wanted: number): Finding => ({
  promise,
  measured: `${plain.format(count)} of ${plain.format(wanted)}`,
  isMet: count === wanted,
});

/** Met up to a limit. */
export const atMost = (promise: string, value: number, limit: number): Finding => ({
  promise,
  measured: `${plain.format(value)} (limit ${plain.format(limit)})`,
  isMet: value <= limit,
});

/** Met from a limit on. */
export const atLeast = (promise: string, value: number, limit: number): Finding => ({
  promise,
  measured: `${plain.format(value)} (at least ${plain.format(limit)})`,
  isMet: value >= limit,
});

/** Prints each finding; whether all are met. */
export function report(findings: Finding[]): boolean {
  for (const { promise, measured, isMet } of findings) {
    console.log(`  ${isMet ? '✔' : '✖'} ${promise.padEnd(60)} ${measured}`);
  }
  return findings.every(({ isMet }) => isMet);
}

/** Prints whether a planted fault turned the promise that it breaks red: else the figures are worthless. */
export function reportPlanted(name: string, breaks: string, findings: Finding[]): boolean {
  const red = findings.find(({ promise, isMet }) => promise === breaks && !isMet);
  console.log(`planted ${name}: ${red ? `found, ${breaks}: ${red.measured}` : 'NOT FOUND'}`);
  return red !== undefined;
}
