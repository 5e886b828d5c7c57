// Tests that choose their widths themselves: the desktop's browser alone runs them.
import { expect, test } from './support/journey.ts';

test.use({ reducedMotion: 'reduce' });

// What follows from a size may be drawn a moment later, so these wait for it.

for (const [path, item, narrow, wide] of [
  ['/lunchOffer', 'main article', 1, 2],
  ['/mammoth', 'main ul li:has(> picture, > img)', 2, 4],
  ['/exhibitions', 'main ul > li:has(h2)', 2, 3],
  ['/birthday', '#program-prema-uzrastu li:has(h3)', 2, 4],
  ['/happening', 'main ul > li:has(h3)', 2, 4],
  ['/groupVisit', '#program-prema-uzrastu li:has(h3)', 1, 2],
] as const) {
  test(`${path} lays out its content anew at 900 px (spec §9)`, async ({ page }) => {
    await page.goto(path);
    for (const [width, columns] of [
      [899, narrow],
      [900, wide],
      [1060, wide],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const places = async () => {
        const lefts = await page
          .locator(item)
          .evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().left));
        return new Set(lefts.map(Math.round)).size;
      };
      await expect.poll(places, { message: `${width} px` }).toBe(columns);
    }
  });
}

test('no card stands beside a hole on a tablet, and facts stand in pairs on a phone', async ({
  page,
}) => {
  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return { left, width };
      }),
    );
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/exhibitions');
  const cards = await boxesOf('main ul > li:has(h2)');
  expect(cards).toHaveLength(9);
  const [first, second, last] = [cards[0], cards[1], cards[8]];
  expect(last?.width).toBeCloseTo(
    (second?.left ?? 0) + (second?.width ?? 0) - (first?.left ?? 0),
    0,
  );

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/dinosville', '/birthday', '/volcano']) {
    await page.goto(path);
    const [one, other] = await boxesOf('main dl > div');
    expect(other?.left, path).toBeGreaterThan((one?.left ?? 0) + (one?.width ?? 0));
  }
});
