import type { Call } from './calls.ts';

/** Milliseconds of many calls of one kind, and what was not answered with 200. */
export type Timing = Call & { p50: number; p95: number; failed: string[] };

/**
 * Makes each call once a round, one after the other, so that no call finds what it has just counted
 * itself; the first two rounds warm up.
 */
export async function measureCalls(
  { url, token }: { url: string; token: string },
  calls: Call[],
  rounds: number,
): Promise<Timing[]> {
  const times = calls.map((): number[] => []);
  const failed = calls.map((): string[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [place, { path, status = 200 }] of calls.entries()) {
      const start = performance.now();
      const answer = await fetch(`${url}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body = await answer.text();
      if (round >= 0) times[place]!.push(performance.now() - start);
      if (answer.status !== status) failed[place]!.push(`${answer.status} ${body.slice(0, 100)}`);
    }
  }
  return calls.map((call, place) => {
    const sorted = times[place]!.toSorted((one, other) => one - other);
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { ...call, p50: at(0.5), p95: at(0.95), failed: failed[place]! };
  });
}
