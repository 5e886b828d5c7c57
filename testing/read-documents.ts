import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { extractText, getDocumentProxy } from 'unpdf';

/** A workbook's only sheet, as a second reader sees it, with the XML it is written in. */
export const sheetOf = async (file: Buffer) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as never);
  const zip = await JSZip.loadAsync(file);
  const xml = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  const workbookXml = (await zip.file('xl/workbook.xml')?.async('string')) ?? '';
  const sheet = workbook.worksheets[0] as ExcelJS.Worksheet;
  return { sheet, workbook, xml, workbookXml, partNames: Object.keys(zip.files) };
};

/** The XML of every sheet of a workbook. */
export const sheetXmls = async (file: Buffer): Promise<string[]> => {
  const zip = await JSZip.loadAsync(file);
  return Promise.all(zip.file(/^xl\/worksheets\/[^/]+[.]xml$/).map((part) => part.async('string')));
};

/** What every cell of a sheet shows, row by row; a formula shows its cached result. */
export const shownRows = (sheet: ExcelJS.Worksheet): unknown[][] => {
  const rows: unknown[][] = [];
  sheet.eachRow((row) => {
    const cells: unknown[] = [];
    row.eachCell({ includeEmpty: true }, (cell) => {
      const isLines = cell.type === ExcelJS.ValueType.RichText;
      cells.push(isLines ? cell.text : (cell.result ?? cell.value));
    });
    rows.push(cells);
  });
  return rows;
};

/** The text of a PDF and the number of its pages. */
export const pdfText = async (file: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
};

/** The text of each page of a PDF. */
export const pdfSheets = async (file: Buffer): Promise<string[]> => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
};
