import { palette } from '@museum/shared/organisation/palette';
import {
  REQUESTER_VIEW_LABELS,
  type RequesterQuery,
  type RequesterRow,
} from '@museum/shared/requesters/requester-list-schema';
import { CONTACT_TYPE_LABELS } from '@museum/shared/visit-requests/visit-request-enums';
import type ExcelJS from 'exceljs';
import {
  argb,
  border,
  cellDate,
  cellText,
  FONT,
  headerStyle,
  NUMBER_FORMATS,
  printSetup,
  widthOf,
  wrappedHeight,
  writeLetterhead,
} from '#lib/documents/workbook.ts';

type Column = {
  header: string;
  width: number;
  format?: keyof typeof NUMBER_FORMATS;
  value: (requester: RequesterRow) => ExcelJS.CellValue;
};

const dayOf = (day: string | null) => (day === null ? null : cellDate(day));

const NAME_WIDTH = 44;

const COLUMNS: readonly Column[] = [
  { header: 'Naziv', width: NAME_WIDTH, value: ({ name }) => cellText(name) },
  { header: 'Mesto', width: 20, value: ({ town }) => cellText(town) },
  { header: 'Vrsta', width: 12, value: ({ contactType }) => CONTACT_TYPE_LABELS[contactType] },
  { header: 'PIB', width: 12, value: ({ pib }) => cellText(pib) },
  { header: 'Telefon', width: 20, value: ({ phone }) => cellText(phone) },
  { header: 'E-mail', width: 34, value: ({ email }) => cellText(email) },
  { header: 'Posete', width: 9, format: 'count', value: ({ visits }) => visits },
  { header: 'Posetioci', width: 11, format: 'count', value: ({ visitors }) => visitors },
  { header: 'Vrednost (din)', width: 16, format: 'dinars', value: ({ total }) => total },
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

const HEADER_ROW = 5;

const styleOf = ({ format, header }: Column): Partial<ExcelJS.Style> => ({
  font: { name: FONT, size: 11, color: argb(palette.ink) },
  alignment: {
    vertical: 'top',
    wrapText: header === 'Naziv',
    horizontal: format === 'date' ? 'center' : format ? 'right' : 'left',
    shrinkToFit: header === 'E-mail' || header === 'Mesto',
  },
  border: border('bottom'),
  ...(format ? { numFmt: NUMBER_FORMATS[format] } : {}),
});

const inWords = ({ view, search }: RequesterQuery) =>
  [
    'Škole i agencije po zahtevima koji se još čuvaju; ko ima isti PIB jeste isti naručilac.',
    view && `Samo: ${REQUESTER_VIEW_LABELS[view].toLowerCase()}.`,
    search && `Pretraga: „${search}“.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The schools and agencies behind a filter, with how to reach them and what their visits came to. */
export async function requestersWorkbook(
  query: RequesterQuery,
  requesters: readonly RequesterRow[],
): Promise<Uint8Array> {
  const { Workbook } = (await import('exceljs')).default;
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Naručioci', {
    ...printSetup('landscape', HEADER_ROW),
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW, showGridLines: false }],
  });
  sheet.columns = COLUMNS.map(({ width }) => ({ width }));
  writeLetterhead(sheet, COLUMNS.length, 'Naručioci', inWords(query), widthOf(COLUMNS));
  const header = sheet.getRow(HEADER_ROW);
  header.height = 32;
  COLUMNS.forEach((column, place) => {
    const cell = header.getCell(place + 1);
    cell.value = column.header;
    cell.style = headerStyle;
  });
  const styles = COLUMNS.map(styleOf);
  requesters.forEach((requester, index) => {
    const row = sheet.getRow(HEADER_ROW + 1 + index);
    COLUMNS.forEach((column, place) => {
      const cell = row.getCell(place + 1);
      cell.value = column.value(requester);
      cell.style = styles[place] ?? {};
    });
    row.height = wrappedHeight([{ text: requester.name, width: NAME_WIDTH, size: 11 }]);
  });
  sheet.autoFilter = {
    from: { row: HEADER_ROW, column: 1 },
    to: { row: HEADER_ROW + Math.max(1, requesters.length), column: COLUMNS.length },
  };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
