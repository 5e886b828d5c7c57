import { fileURLToPath } from 'node:url';
import { organisation, organisationContact } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';

/** Left and right of the text, in points. */
export const MARGIN = 40;
const A4 = { width: 595.28, height: 841.89 };
/** Width of the text on the page, in points. */
export const CONTENT_WIDTH = A4.width - 2 * MARGIN;
const HEAD_HEIGHT = 74;
const FOOT_HEIGHT = 34;
const GAP = 14;

/** A document being drawn; measures are points. */
export type Pdf = PDFKit.PDFDocument;

/**
 * A part of a page. It can say how high it is at a scale of its font sizes, so that a page that is
 * too full is set smaller as a whole instead of running over.
 */
export type PdfBlock = {
  height: (pdf: Pdf, scale: number) => number;
  draw: (pdf: Pdf, top: number, scale: number) => void;
  /** Never the last of its page: a caption without what it announces. */
  keepsWithNext?: boolean;
  /** Where it may go on on a further page: what of it stands in a height, and the rest; undefined if too little would. */
  split?: (pdf: Pdf, scale: number, room: number) => [PdfBlock, PdfBlock] | undefined;
};

/** Font, size in points and colour in one call. */
export const pen = (
  pdf: Pdf,
  font: 'text' | 'bold' | 'display',
  size: number,
  colour: string = palette.ink,
) => pdf.font(font).fontSize(size).fillColor(colour);

/** The pen at a size at which a text stands in one line of a width; at most the given size. */
export const fittedPen = (
  pdf: Pdf,
  { font, size, width }: { font: 'text' | 'bold' | 'display'; size: number; width: number },
  text: string,
) => {
  const needed = pen(pdf, font, size).widthOfString(text);
  return pen(pdf, font, Math.min(size, (size * width) / needed));
};

const createPdf = async (title: string): Promise<Pdf> => {
  // Takes 13 MB and a sixth of a second: read when first needed.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'sr-Latn',
    info: { Title: title, Author: organisation.name },
    displayTitle: true,
  });
  for (const font of ['text', 'bold', 'display']) {
    const file = fileURLToPath(import.meta.resolve(`#generated/fonts/${font}.ttf`));
    pdf.registerFont(font, file);
  }
  return pdf;
};

/** The band at the top: layers of time, the centre's name and address. */
const drawHead = (pdf: Pdf) => {
  pdf.rect(0, 0, A4.width, HEAD_HEIGHT).fill(palette.ink);
  [palette.umber, palette.lava, palette.amber].forEach((colour, index) => {
    const y = HEAD_HEIGHT - 6 + index * 3;
    pdf
      .moveTo(0, y)
      .bezierCurveTo(A4.width * 0.3, y - 7, A4.width * 0.6, y + 6, A4.width, y - 2)
      .lineTo(A4.width, y + 4)
      .bezierCurveTo(A4.width * 0.6, y + 10, A4.width * 0.3, y - 3, 0, y + 4)
      .fill(colour);
  });
  pen(pdf, 'display', 17, palette.paper).text(organisation.name, MARGIN, 18);
  pen(pdf, 'text', 8.5, palette.mint).text(organisationContact.join('   ·   '), MARGIN, 42);
};

const drawFoot = (pdf: Pdf, text: string, page: string) => {
  const y = A4.height - FOOT_HEIGHT;
  const foot = { width: CONTENT_WIDTH, lineBreak: false };
  pdf.rect(MARGIN, y, CONTENT_WIDTH, 0.7).fill(palette.sand);
  pen(pdf, 'text', 7.5, palette.secondaryText).text(text, MARGIN, y + 8, foot);
  pdf.text(page, MARGIN, y + 8, { ...foot, align: 'right' });
};

const totalHeight = (pdf: Pdf, blocks: PdfBlock[], scale: number) =>
  blocks.reduce((sum, block) => sum + block.height(pdf, scale) + GAP * scale, 0);

/** From the full size down, in steps; the smallest is still read without a glass. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];
const SMALLEST_SCALE = 0.58;

const TOP = HEAD_HEIGHT + GAP + 6;
const BOTTOM = A4.height - FOOT_HEIGHT - GAP / 2;

/** What of the first block stands in a height, and what of it goes on on a further page. */
function partsIn(
  room: number,
  [block, next]: readonly [PdfBlock, PdfBlock?],
  { pdf, scale }: { pdf: Pdf; scale: number },
): readonly [PdfBlock?, PdfBlock?] {
  const height = block.height(pdf, scale);
  if (height > room) return block.split?.(pdf, scale, room) ?? [undefined, block];
  if (!block.keepsWithNext || !next) return [block];
  const [announced] = partsIn(room - height - GAP * scale, [next], { pdf, scale });
  return announced ? [block] : [undefined, block];
}

/** Blocks below each other, page by page; what does not fit any more goes on on a further page. */
function inPages(pdf: Pdf, blocks: PdfBlock[], scale: number): PdfBlock[][] {
  const pages: PdfBlock[][] = [[]];
  let top = TOP;
  const waiting = [...blocks];
  for (let block = waiting.shift(); block; block = waiting.shift()) {
    const page = pages.at(-1) ?? [];
    const [fitting, later] = partsIn(BOTTOM - top, [block, waiting[0]], { pdf, scale });
    // What is higher than a whole page is drawn all the same.
    const drawn = fitting ?? (page.length === 0 ? block : undefined);
    if (drawn) {
      page.push(drawn);
      top += drawn.height(pdf, scale) + GAP * scale;
    }
    if (later && later !== drawn) {
      waiting.unshift(later);
      pages.push([]);
      top = MARGIN;
    }
  }
  return pages;
}

/** A document of a file: one page, where any readable size makes it fit. */
export type PdfDocument = {
  foot: string;
  /** Says on each page which of how many it is. */
  isNumbered?: boolean;
  blocks: PdfBlock[];
  /** Drawn over the first page. */
  stamp?: (pdf: Pdf) => void;
};

function drawDocument(pdf: Pdf, { foot, isNumbered, blocks, stamp }: PdfDocument) {
  drawHead(pdf);
  const fits = (scale: number) => TOP + totalHeight(pdf, blocks, scale) - GAP * scale <= BOTTOM;
  const scale = SCALES.find(fits) ?? SMALLEST_SCALE;
  const pages = inPages(pdf, blocks, scale);
  pages.forEach((page, index) => {
    if (index > 0) pdf.addPage();
    let top = index > 0 ? MARGIN : TOP;
    for (const block of page) {
      block.draw(pdf, top, scale);
      top += block.height(pdf, scale) + GAP * scale;
    }
    if (index === 0) stamp?.(pdf);
    drawFoot(pdf, foot, isNumbered ? `Strana ${index + 1} od ${pages.length}` : '');
  });
}

/** A file of what is drawn, which adds its own pages. */
export async function drawnPdf(title: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = await createPdf(title);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws documents behind each other into one file, each with the centre's head. */
export const pdfOf = (title: string, documents: PdfDocument[]): Promise<Buffer> =>
  drawnPdf(title, (pdf) => {
    for (const document of documents) {
      pdf.addPage();
      drawDocument(pdf, document);
    }
  });

/**
 * Draws blocks on one A4 page with the centre's head; only what no readable size makes fit goes on
 * on a further page. The outcome is the file.
 */
export const onePagePdf = ({ title, ...document }: PdfDocument & { title: string }) =>
  pdfOf(title, [document]);
