import type { Quarter } from '@museum/shared/capacity/quarters';

type Span = { from: Quarter; to: Quarter };

/**
 * Spans in as few rows as possible, none over another; each takes at least `least` quarters, so that
 * its words have room. The earlier ones stand higher.
 */
export function laneRows<One extends Span>(spans: readonly One[], least: number): One[][] {
  const rows: { end: Quarter; spans: One[] }[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const end = Math.max(span.to, span.from + least);
    const row = rows.find((taken) => taken.end <= span.from);
    if (row) {
      row.spans.push(span);
      row.end = end;
    } else {
      rows.push({ end, spans: [span] });
    }
  }
  return rows.map(({ spans: ofRow }) => ofRow);
}
