import { CalloutBlock } from './blocks/callout-block.tsx';
import { CardsBlock } from './blocks/cards-block.tsx';
import { FactsBlock } from './blocks/facts-block.tsx';
import { ImagesBlock } from './blocks/images-block.tsx';
import { ListBlock } from './blocks/list-block.tsx';
import { ProseBlock } from './blocks/prose-block.tsx';
import type { Block } from '#content/blocks.ts';

/** Draws the blocks of a page, one under the other. */
export function Article({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <ArticleBlock key={index} block={block} />);
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'prose':
      return <ProseBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'facts':
      return <FactsBlock {...block} />;
    case 'cards':
      return <CardsBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'images':
      return <ImagesBlock {...block} />;
  }
}
