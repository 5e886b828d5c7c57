import {
  REQUESTER_VIEW_LABELS,
  REQUESTERS_NOTE,
  type RequesterQuery,
  type RequesterRow,
} from '@museum/shared/requesters/requester-list-schema';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import { addTableSheet, type Column, money } from '#lib/documents/table-sheet.ts';
import { cellDate, cellText, workbookOf } from '#lib/documents/workbook.ts';

const dayOf = (day: string | null) => (day === null ? null : cellDate(day));

const COLUMNS: readonly Column<RequesterRow>[] = [
  { header: 'Naziv', width: 44, text: ({ name }) => name },
  { header: 'Mesto', width: 20, text: ({ town }) => town ?? '' },
  { header: 'Vrsta', width: 12, value: ({ contactType }) => CONTACT_TYPE_LABELS[contactType] },
  { header: 'PIB', width: 12, value: ({ pib }) => cellText(pib) },
  { header: 'Telefon', width: 20, value: ({ phone }) => cellText(phone) },
  { header: 'E-mail', width: 34, text: ({ email }) => email ?? '' },
  { header: 'Posete', width: 9, format: 'count', isSummed: true, value: ({ visits }) => visits },
  {
    header: 'Posetioci',
    width: 11,
    format: 'count',
    isSummed: true,
    value: ({ visitors }) => visitors,
  },
  { header: 'Vrednost (din)', ...money, value: ({ total }) => total },
  {
    header: 'Poslednja poseta',
    width: 13,
    format: 'date',
    value: ({ lastVisit }) => dayOf(lastVisit),
  },
  {
    header: 'Najavljena poseta',
    width: 13,
    format: 'date',
    value: ({ nextVisit }) => dayOf(nextVisit),
  },
];

const inWords = ({ view, search }: RequesterQuery) =>
  [
    REQUESTERS_NOTE,
    view && `Samo: ${REQUESTER_VIEW_LABELS[view].toLowerCase()}.`,
    search && `Pretraga: „${search}“.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The schools and agencies behind a filter, with how to reach them and what their visits came to. */
export const requestersWorkbook = (
  query: RequesterQuery,
  requesters: readonly RequesterRow[],
): Promise<Uint8Array> =>
  workbookOf((workbook) =>
    addTableSheet(workbook, {
      name: 'Naručioci',
      title: 'Naručioci',
      note: inWords(query),
      columns: COLUMNS,
      rows: requesters,
    }),
  );
