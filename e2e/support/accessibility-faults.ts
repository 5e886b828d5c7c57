import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** Only what is inside this selector. */
  part?: string;
  /** Nothing of what is inside this one. */
  except?: string;
  /** Only these of axe's rules. */
  rules?: string[];
};

/** What axe holds against a page: the rule, the element and what would mend it. */
export async function accessibilityFaults(
  page: Page,
  { part, except, rules }: Look = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // The long lists of what is in order are read by nobody.
    .options({ resultTypes: ['violations'] })
    // Else each look opens a second page, which costs more than the look; only frames of another host need it.
    .setLegacyMode();
  if (part) axe.include(part);
  if (except) axe.exclude(except);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
