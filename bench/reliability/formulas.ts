// Texts that a spreadsheet takes for formulas, in every field, and the workbooks of requests and bills read as XML.
import { comeBack } from '@museum/testing/busy-server';
import { sheetOf, sheetXmls } from '@museum/testing/read-documents';

import { atLeast, exactly, type Finding, never } from './finding.ts';
import { submitHostile } from './hostile-requests.ts';
import { openProduct, openRunDatabase, type Product } from './product.ts';
import { inParallel, type Keep, type RunSetting, withCleanUp } from './run-setting.ts';

export type FormulasOptions = RunSetting & {
  /** How many of the forty texts. */
  texts: number;
  /** How many of the filters that stand in words above a list. */
  filters: number;
  plant?: 'strings-as-formulas';
};

/** Each begins like a formula, a command, a link or XML of a workbook; none is longer than a code. */
const FORMULA_TEXTS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1;1)',
  '==1',
  '=-1',
  '=@A1',
  '=A1',
  '=$A$1',
  '=A:A',
  "=cmd|'/C calc'!A0",
  '=DDE("cmd";"x")',
  '=EXEC("calc")',
  '=CALL("x")',
  '=NOW()',
  '=RAND()',
  '=SUM(A1:A9)',
  '=IF(1;1;1)',
  '=INDIRECT("A1")',
  '=HYPERLINK("//e.x")',
  '=WEBSERVICE("//e")',
  '=IMPORTXML("//e")',
  '=IMAGE("//e.x/a")',
  '=1/0',
  "='x'!A1",
  '=[x.xls]a!A1',
  '=TRUE',
  '{=1+1}',
  "'=1+1",
  '"=1+1"',
  ';=1+1',
  '|calc',
  '＝1+1',
  '＋1+1',
  '＠SUM(1)',
  '_x003D_1+1',
  '<f>1+1</f>',
  '</v><f>1</f>',
  ']]>=1+1',
  '&#61;1+1',
];

/** The formulas that the product writes itself, over cells of its own. */
const OWN_FORMULA =
  /^(SUBTOTAL\(103,A\d+\)|SUMIFS\([A-Z]+\d+:[A-Z]+\d+,I\d+:I\d+,(?:"|&quot;)Zakazano(?:"|&quot;),[A-Z]+\d+:[A-Z]+\d+,1\)|D\d+\*E\d+|SUM\(F\d+:F\d+\))$/;
/** How a workbook may hold a text: shared, in the cell, or as the text itself. */
const TEXT_TYPES = new Set(['s', 'str', 'inlineStr']);
const WIDTH = 2;

/** Each filter that takes any text, and the announcement, which has the same. */
const FILTERS = [
  'excel-download?search',
  'excel-download?email',
  'excel-download?phone',
  'excel-download?normalizedId',
  'dinner-all-excel-download?search',
];
/** Bills and lunch bills of the three requests with a text. */
const BILLS_PER_TEXT = 5;
/** In the lists, the announcements and the bills, merged cells counted once. */
const CELLS_PER_TEXT = 50;

export const formulas = (options: FormulasOptions) => withCleanUp((keep) => run(options, keep));

async function run(options: FormulasOptions, keep: Keep): Promise<Finding[]> {
  const { texts: count, plant, log = () => undefined } = options;
  const database = keep(await openRunDatabase(options.testServer), ({ drop }) => drop());
  const opening = openProduct({ databaseUrl: database.url, plant });
  const product = keep(await opening, ({ stop }) => stop());
  const texts = FORMULA_TEXTS.slice(0, count);
  const filters = FILTERS.slice(0, options.filters);
  const paths = ['/query/excel-download', '/query/dinner-all-excel-download'];
  for (const text of texts) {
    const [agency, institution, person] = await submitHostile(product.url, text);
    const ids = [agency, institution, person].map((request) => request!.id);
    paths.push(...ids.map((id) => `/${id}/bill-excel`));
    paths.push(...ids.slice(0, 2).map((id) => `/${id}/dinner-bill-excel`));
    paths.push(...filters.map((name) => `/query/${name}=${encodeURIComponent(text)}`));
  }
  log(`${paths.length} workbooks to read`);

  const seen = { workbooks: 0, blank: 0, hostileCells: 0, formulas: 0, links: 0, otherTypes: 0 };
  await inParallel(paths.length, WIDTH, async (index) => {
    const book = await download(product, paths[index]!);
    const hostile = book.texts.filter((shown) => texts.some((text) => shown.includes(text)));
    seen.workbooks += 1;
    seen.blank += hostile.length === 0 ? 1 : 0;
    seen.hostileCells += hostile.length;
    seen.formulas += book.formulas.filter((formula) => !OWN_FORMULA.test(formula)).length;
    seen.otherTypes += book.otherTypes;
    seen.links += book.links;
  });
  return [
    exactly('workbooks read', seen.workbooks, 2 + (BILLS_PER_TEXT + filters.length) * count),
    never('workbooks that show no such text', seen.blank),
    atLeast('cells with such a text', seen.hostileCells, CELLS_PER_TEXT * count),
    never('formulas other than our own', seen.formulas),
    never('texts stored as anything but text', seen.otherTypes),
    never('links, connections or other parts that reach out', seen.links),
  ];
}

const fetchWorkbook = async (product: Product, path: string) =>
  fetch(`${product.url}/api/v1/visit-request${path}`, {
    headers: { authorization: `Bearer ${await product.token()}` },
  });

async function download(product: Product, path: string) {
  const answer = await comeBack(() => fetchWorkbook(product, path));
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer());
  const { workbook, partNames } = await sheetOf(file);
  const xml = (await sheetXmls(file)).join('\n');
  const cells = [...xml.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)];
  const typeOf = (attributes = '') => /\bt="(\w+)"/.exec(attributes)?.[1];
  return {
    texts: workbook.worksheets.flatMap(textsOf),
    formulas: [...xml.matchAll(/<f[^>]*?(?:\/>|>(.*?)<\/f>)/gs)].map(([, text]) => text ?? ''),
    otherTypes: cells.filter(([, attributes]) => {
      const type = typeOf(attributes);
      return type !== undefined && type !== 'n' && !TEXT_TYPES.has(type);
    }).length,
    links:
      [...xml.matchAll(/<(hyperlink|oleObject|control|webPublishItem)\b/g)].length +
      partNames.filter((name) => /externalLink|connections|embeddings|vba|query/i.test(name))
        .length,
  };
}

type Sheet = Awaited<ReturnType<typeof sheetOf>>['sheet'];

/** What stands in the cells as text, plain or in several looks; merged cells are one. */
function textsOf(sheet: Sheet): string[] {
  const texts: string[] = [];
  sheet.eachRow((row) =>
    row.eachCell((cell) => {
      const { value } = cell;
      if (cell.isMerged && cell.master !== cell) return;
      if (typeof value === 'string') texts.push(value);
      else if (value !== null && typeof value === 'object' && 'richText' in value) {
        texts.push(value.richText.map(({ text }) => text).join(''));
      }
    }),
  );
  return texts;
}
