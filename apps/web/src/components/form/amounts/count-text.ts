import { UNREADABLE_COUNT } from '@museum/shared/primitives/count';

const COUNT = /^-?(?:\d+|[1-9]\d{0,2}(?:[.\s]\d{3})+)$/;

/**
 * A whole number as people type it, "1200", "1.200" or "1 200"; NaN for an empty field, which has a
 * message of its own, UNREADABLE_COUNT for all else.
 */
export function readCount(typed: string): number {
  const text = typed.trim().replace('−', '-');
  if (text === '') return Number.NaN;
  const count = COUNT.test(text) ? Number(text.replace(/[.\s]/g, '')) : Number.NaN;
  return Number.isSafeInteger(count) ? count : UNREADABLE_COUNT;
}

/** A whole number as it stands in a field. */
export const writeCount = (count: number) => (Number.isFinite(count) ? String(count) : '');
