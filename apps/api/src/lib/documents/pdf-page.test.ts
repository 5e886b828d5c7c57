import { getDocumentProxy, extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { captionBlock, noteBlock, pairsBlock } from './pdf-blocks.ts';
import { onePagePdf, type PdfBlock } from './pdf-page.ts';

const FOOT = 'Na dnu';

const pagesOf = async (blocks: PdfBlock[]) => {
  const file = await onePagePdf({ title: 'Proba', foot: FOOT, blocks });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text;
};

const pairs = (count: number) =>
  pairsBlock(Array.from({ length: count }, (_, index) => ({ label: 'Broj', value: `br${index}` })));

describe('a document', () => {
  it('of many facts is set smaller and stays on its page', async () => {
    const pages = await pagesOf([pairs(120), captionBlock('Napomena'), noteBlock('Kraj.')]);

    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Kraj.');
  });

  it('that no size makes fit goes on on a further page, each with its foot', async () => {
    const pages = await pagesOf([pairs(100), pairs(60), captionBlock('Napomena'), pairs(20)]);

    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain(FOOT);
    expect(pages.join(' ').match(/br\d+/g)).toHaveLength(100 + 60 + 20);
  });

  it('never ends a page with a caption', async () => {
    const pages = await pagesOf([pairs(118), captionBlock('Napomena'), pairs(60)]);

    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Napomena');
  });

  it('keeps a note of hundreds of lines on its page', async () => {
    const note = Array.from({ length: 500 }, (_, index) => `r${index}`).join('\n');

    const pages = await pagesOf([captionBlock('Napomena'), noteBlock(note)]);

    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('r498 / r499');
  });

  it('begins a long note below what stands above it, and goes on on the further page', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `r${index}`);

    const pages = await pagesOf([pairs(100), captionBlock('Napomena'), noteBlock(words.join(' '))]);

    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Napomena');
    expect(pages[0]).toContain('r0 r1 ');
    expect(pages.join(' ').match(/\br\d+/g)).toEqual(words);
  });
});
