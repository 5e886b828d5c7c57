import type { ReactNode } from 'react';

import { Article } from '#components/article/article.tsx';
import { Questions } from '#components/article/questions.tsx';
import { PageTop } from './page-top.tsx';
import type { Block } from '#content/blocks.ts';
import type { OfferContent } from '#content/page-content.ts';

type OfferTemplateProps = {
  content: OfferContent;
  /** Stands before the text. */
  children?: ReactNode;
  /** Stands after the text. */
  afterText?: ReactNode;
};

const isInvitation = (block: Block | undefined) =>
  block?.kind === 'callout' && block.tone === 'invitation';

/** What visitors can book, buy or take part in; the invitation at the end stays the last word. */
export function OfferTemplate({ content, children, afterText }: OfferTemplateProps) {
  const { blocks, questions } = content;
  const textEnd = isInvitation(blocks.at(-1)) ? blocks.length - 1 : blocks.length;
  return (
    <>
      <PageTop content={content} />
      {children}
      <Article blocks={blocks.slice(0, textEnd)} />
      {afterText}
      {questions ? <Questions questions={questions} /> : null}
      <Article blocks={blocks.slice(textEnd)} />
    </>
  );
}
