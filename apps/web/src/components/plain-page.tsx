import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { RichText } from '#components/article/rich-text.tsx';
import { drawnScene } from '#components/drawn-scene.ts';
import { Hero } from '#components/hero.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Block, ProseBlock } from '#content/blocks.ts';
import type { PageContent } from '#content/page-content.ts';

type PlainPageProps = { content: PageContent & { blocks?: readonly Block[] } };

const isProse = (block: Block): block is ProseBlock => block.kind === 'prose';

/** A page's head and its running text: what a page shows until it is drawn in full. */
export function PlainPage({ content }: PlainPageProps) {
  const { title, description, hero, blocks = [] } = content;
  const prose = blocks.filter(isProse);
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero {...hero} scene={drawnScene(hero.scene)} />
      <Container
        component="article"
        sx={{ py: { xs: 6, md: 10 }, '& > *': { maxWidth: '68ch' }, '& > * + *': { mt: 5 } }}
      >
        {prose.length === 0 ? <p>{description}</p> : null}
        {prose.map(({ heading, paragraphs }, index) => (
          <section key={index}>
            {heading ? <Typography variant="h2">{heading}</Typography> : null}
            {paragraphs.map((paragraph, place) => (
              <p key={place}>
                <RichText text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </Container>
    </>
  );
}
