import { createHash } from 'node:crypto';
import { isCalendarDate } from '@museum/shared/primitives/calendar-date';
import type { Para } from '@museum/shared/primitives/money';
import { StatementFault, type StatementLine } from './statement.ts';

/** Up to ten thousand billion dinars, so that sums of para stay exact numbers. */
const XML_AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{0,2})0*)?$/;

/** 1.234,56 · 1234,5 · 1234: with or without points between the thousands. */
const SERBIAN_AMOUNT = /^(-?)((?:\d{1,3}(?:\.\d{3}){1,4})|\d{1,13})(?:,(\d{1,2}))?$/;

/** 1234.56: a point before two digits or one can't part thousands. */
const POINT_AMOUNT = /^(-?)(\d{1,13})\.(\d{1,2})$/;

const paraOf = ([, sign, whole, part = '']: RegExpExecArray): Para => {
  const para = Number(whole!.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return sign && para > 0 ? -para : para;
};

/** An amount of an XML file (decimal point) in para. @throws StatementFault */
export function xmlAmount(text: string, where: string): Para {
  const match = XML_AMOUNT.exec(text.replace(/^\+/, ''));
  if (!match) throw new StatementFault(`Iznos „${text.slice(0, 40)}“ (${where}) nije ispravan.`);
  return paraOf(match);
}

/** 1,234.56: a program in English. */
const ENGLISH_AMOUNT = /^(-?)(\d{1,3}(?:,\d{3}){1,4})\.(\d{1,2})$/;

/** Where spreadsheets put the minus: a sign of its own, behind the amount, or brackets around it. */
const withMinusFirst = (text: string) =>
  text
    .replace(/[−–]/, '-')
    .replace(/^([^-].*)-$/, '-$1')
    .replace(/^\((.*)\)$/, '-$1');

/** An amount of a table in para; undefined when it is none. */
export function tableAmount(text: string): Para | undefined {
  const bare = text.replace(/[\s\u00a0]|RSD|DIN\.?$/giu, '').replace(/^\+/, '');
  const amount = withMinusFirst(bare);
  const match = [SERBIAN_AMOUNT, POINT_AMOUNT, ENGLISH_AMOUNT]
    .map((spelling) => spelling.exec(amount))
    .find((found) => found !== null);
  return match ? paraOf(match) : undefined;
}

/** A day of an XML file, alone or with a time, as YYYY-MM-DD. @throws StatementFault */
export function xmlDay(text: string, where: string): string {
  const day = text.slice(0, 10);
  if (isCalendarDate(day)) return day;
  throw new StatementFault(`Datum „${text.slice(0, 40)}“ (${where}) nije ispravan.`);
}

const TABLE_DAY = /^(?<day>\d{1,2})[./-]\s?(?<month>\d{1,2})[./-]\s?(?<year>\d{4})(?:\.?|\.?\s.*)$/;
const YEAR_FIRST = /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})(?!\d)/;

/** Two digits of the year are clear between points only: 26-10-06 may begin with the year. */
const SHORT_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})(?=\.?(?:\s|$))/;

/** A day of a table (6.10.2026, 6.10.26, 06/10/2026, 2026-10-06) as YYYY-MM-DD; undefined when it is none. */
export function tableDay(text: string): string | undefined {
  const full = text.trim().replace(SHORT_DAY, '$1.$2.20$3');
  const parts = (TABLE_DAY.exec(full) ?? YEAR_FIRST.exec(full))?.groups;
  if (!parts) return undefined;
  const { year, month = '', day = '' } = parts;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : undefined;
}

/** Whether a text has the form of a day, though there may be no such one: 11/28/2026. */
export const isLikeDay = (text: string) => /^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4}\b/.test(text);

/** A text of the file as it is kept: on one line, without what a database refuses, not too long. */
export const cleanText = (text: string, limit: number): string =>
  text
    .replaceAll(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed();

/**
 * Gives each line a key that no other line of the file has. A line without a number of the bank's gets
 * one made of its facts; lines that are alike in everything are counted, so that two payments stay two.
 * What the bank takes back may come under the number of what it undoes.
 */
export function withKeys(lines: StatementLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const own = line.key === '' ? factsKey(line) : line.key;
    const key = line.amount < 0 ? `${own} storno` : own;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...line, key: count === 1 ? key : `${key}#${count}` };
  });
}

const factsKey = ({ key: _none, ...facts }: StatementLine) =>
  `facts:${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)}`;
