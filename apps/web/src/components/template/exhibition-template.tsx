import { Article } from '#components/article/article.tsx';
import { ImagesBlock } from '#components/article/blocks/images-block.tsx';
import { NextExhibition } from './next-exhibition.tsx';
import { PageTop } from './page-top.tsx';
import type { ExhibitionContent } from '#content/page-content.ts';

/** One of the nine exhibitions: hero, row of four, text, the next exhibition. */
export function ExhibitionTemplate({ content }: { content: ExhibitionContent }) {
  return (
    <>
      <PageTop content={content} />
      <ImagesBlock kind="images" display="row" images={content.images} />
      <Article blocks={content.blocks} />
      <NextExhibition next={content.next} />
    </>
  );
}
