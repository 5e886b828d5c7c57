import { Article } from '#components/article/article.tsx';
import { ImagesBlock } from '#components/article/blocks/images-block.tsx';
import { PageTop } from './page-top.tsx';
import type { ParkPageContent } from '#content/page-content.ts';

/** The park and its houses (spec §2): hero, title, row of four images, text. */
export function ParkTemplate({ content }: { content: ParkPageContent }) {
  return (
    <>
      <PageTop content={content} />
      <ImagesBlock kind="images" display="row" images={content.images} />
      <Article blocks={content.blocks} />
    </>
  );
}
