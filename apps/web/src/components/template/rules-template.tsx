import { Article } from '#components/article/article.tsx';
import { RulesSections } from '#components/article/rules-sections.tsx';
import { PageTop } from './page-top.tsx';
import type { RulesContent } from '#content/page-content.ts';

/** Rules and terms, section by section, and what to do once they are read. */
export function RulesTemplate({ content }: { content: RulesContent }) {
  const { sections, numberedSections, closing } = content;
  return (
    <>
      <PageTop content={content} />
      <RulesSections sections={sections} numberedSections={numberedSections} />
      <Article blocks={[closing]} />
    </>
  );
}
