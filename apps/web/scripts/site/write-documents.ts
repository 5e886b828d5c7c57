import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { organisation } from '@museum/shared/organisation/organisation';
import { palette } from '@museum/shared/organisation/palette';
import PDFDocument from 'pdfkit';

import { exampleDocuments, exampleNotice } from '#content/documents.ts';

const MARGIN = 64;

// pdfkit's own fonts have no č, ć and đ.
const fontFile = (name: string) => fileURLToPath(import.meta.resolve(name));
const DISPLAY = '@expo-google-fonts/bitter/700Bold/Bitter_700Bold.ttf';
const TEXT = '@expo-google-fonts/manrope/500Medium/Manrope_500Medium.ttf';

type Example = (typeof exampleDocuments)[number];

async function writeDocument(file: string, { title, intro, sections }: Example): Promise<void> {
  const info = { Title: `${title} (primer)`, Author: organisation.name };
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'sr-Latn', info });
  const output = pdf.pipe(createWriteStream(file));
  pdf.registerFont('display', fontFile(DISPLAY)).registerFont('text', fontFile(TEXT));
  const width = pdf.page.width - 2 * MARGIN;

  pdf.rect(0, 0, pdf.page.width, 12).fill(palette.amber);
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(palette.secondaryText)
    .text(organisation.name, MARGIN, MARGIN);
  pdf.font('display').fontSize(26).fillColor(palette.ink).text(title, { paragraphGap: 14 });
  pdf.font('text').fontSize(11).fillColor(palette.rust).text(exampleNotice, { width });
  pdf.moveDown().fillColor(palette.ink).text(intro, { width });
  for (const { heading, text } of sections) {
    pdf.moveDown().font('display').fontSize(14).text(heading, { width, paragraphGap: 4 });
    pdf.font('text').fontSize(11).text(text, { width, lineGap: 3 });
  }
  pdf.end();
  await finished(output);
}

/** Writes the example documents to the addresses that the footer links to. */
export async function writeDocuments(dist: string): Promise<void> {
  await Promise.all(
    exampleDocuments.map(async (example) => {
      const file = join(dist, example.href);
      await mkdir(dirname(file), { recursive: true });
      await writeDocument(file, example);
    }),
  );
}
