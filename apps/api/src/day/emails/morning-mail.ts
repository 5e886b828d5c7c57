import type { DaySheet } from '@museum/shared/day/day-sheet-schema';
import { groupSumsOf } from '@museum/shared/day/day-sums';
import { sheetDay, houseInWords } from '@museum/shared/day/sheet-line';
import { dinarsText } from '@museum/shared/primitives/money';
import { GROUPS, plural } from '@museum/shared/primitives/plural';
import { inGroups } from '@museum/shared/primitives/words';
import { peopleInWords } from '@museum/shared/visit-requests/gate/coming-people';
import type { MailBlock } from '#mail/composing/mail-content.ts';
import { composeMail, type ComposedMail } from '#mail/composing/compose-mail.ts';
import { daySheetPdfName } from '#day/day-sheet-pdf.ts';

/** The sheets of a day and the next one. */
export type MorningSheets = { today: DaySheet; tomorrow: DaySheet };

/**
 * What the office gets in the morning: two days in sums, their sheets as files to be printed. Names
 * and phones stand in the files alone, which are drawn when the mail leaves and stored nowhere.
 */
export function composeMorningMail(
  { today, tomorrow }: MorningSheets,
  siteUrl: string,
): ComposedMail {
  const files = [today, tomorrow]
    .filter((sheet) => !isEmpty(sheet))
    .map(({ day: { date } }) => ({
      kind: 'day-sheet' as const,
      name: daySheetPdfName(date),
      date,
    }));
  return composeMail(
    {
      subject: `Dnevni list, ${sheetDay(today.day.date)}: danas ${inShort(today)}, sutra ${inShort(tomorrow)}`,
      preview: `Danas ${inShort(today)}, sutra ${inShort(tomorrow)}`,
      heading: 'Dnevni list za danas i sutra',
      blocks: [
        ...dayBlocks('Danas', today),
        ...dayBlocks('Sutra', tomorrow),
        ...(files.length > 0
          ? [{ kind: 'files' as const, names: files.map(({ name }) => name) }]
          : []),
        {
          kind: 'button',
          label: 'Otvorite dnevni list',
          url: `${siteUrl}/admin/day/${today.day.date}`,
        },
      ],
      attachments: files,
    },
    siteUrl,
  );
}

const isEmpty = ({ groups, missed }: DaySheet) => groups.length + missed.length === 0;

const inShort = ({ groups }: DaySheet) =>
  groups.length === 0 ? 'nijedna grupa' : plural(groups.length, GROUPS);

/** An empty day is told in one sentence. */
function dayBlocks(when: string, sheet: DaySheet): MailBlock[] {
  const { day, groups } = sheet;
  if (isEmpty(sheet)) {
    const closed = day.open ? '' : '; centar je zatvoren';
    return [
      {
        kind: 'paragraph',
        text: `${when}, ${sheetDay(day.date)}, niko nije najavljen${closed}.`,
      },
    ];
  }
  const sums = groupSumsOf(groups);
  const first = groups[0]?.visitTime;
  return [
    { kind: 'heading', text: `${when}, ${sheetDay(day.date)}` },
    {
      kind: 'facts',
      rows: [
        ['Grupe', `${groups.length}${first ? `, prva u ${first}` : ''}`],
        ...(sums.waiting > 0 ? [['Čeka potvrdu', String(sums.waiting)] as const] : []),
        ['Ljudi', peopleInWords(sums)],
        ['Porcije', inGroups(sums.portions)],
        ['Nije plaćeno', dinarsText(sums.open)],
      ],
    },
    { kind: 'list', items: houseInWords(sheet) },
  ];
}
