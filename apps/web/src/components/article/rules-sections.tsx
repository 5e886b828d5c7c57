import { BlockSection } from './blocks/block-section.tsx';
import { ItemList } from './item-list.tsx';
import { ListBlock } from './blocks/list-block.tsx';
import type { RulesSection } from '#content/page-content.ts';

type RulesSectionsProps = { sections: readonly RulesSection[]; numberedSections: boolean };

/** Rules: either numbered rules inside each section, or numbered sections of points. */
export function RulesSections({ sections, numberedSections }: RulesSectionsProps) {
  return sections.map((section, index) =>
    numberedSections ? (
      <BlockSection
        key={section.heading}
        heading={`${index + 1}. ${section.heading}`}
        layout="aside"
      >
        <ItemList items={section.items} />
      </BlockSection>
    ) : (
      <ListBlock key={section.heading} kind="list" ordered {...section} />
    ),
  );
}
