import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { palette } from '@museum/shared/organisation/palette';
import sharp from 'sharp';
import { heroSizes, type SceneName } from '#art-names.ts';
import { publicFolder } from '#build-art.ts';
import { loadLettering, wrapWords } from './lettering.ts';
import { markPath } from './logo.ts';
import { scenes } from './scenes.ts';

type SocialPage = {
  /** Name of the file: the route's slug. */
  slug: string;
  scene: SceneName;
  title: string;
  siteName: string;
};

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** The wide hero at this scale, its right edge on the picture's: its free left part takes the title. */
const SCALE = 0.8;
const PICTURE_HEIGHT = heroSizes.wide.height * SCALE;
const TEXT_WIDTH = 400;
const TITLE_SIZES = [72, 64, 56, 50, 44];
const LINE = 1.16;

/** Layers of rock under the picture; the last one carries the site's name. */
const strata = [
  ['#D9BE8C', 'M0 538 C200 520 380 552 620 536 S1020 522 1200 544 V630 H0Z'],
  ['#B4743B', 'M0 550 C240 536 420 560 660 548 S1000 540 1200 556 V630 H0Z'],
  ['#6E4526', 'M0 562 C180 552 460 570 700 560 S1040 556 1200 566 V630 H0Z'],
  [palette.deep, 'M0 572 C260 564 500 580 740 570 S1020 568 1200 576 V630 H0Z'],
] as const;

type Letters = Awaited<ReturnType<typeof loadLettering>>;

/** The largest size in which the title fits beside the subject, and its lines in it. */
function setTitle(title: string, letters: Letters) {
  const wrap = (size: number) => wrapWords(title, TEXT_WIDTH, (line) => letters.width(line, size));
  const fits = (size: number) => {
    const lines = wrap(size);
    return lines.length <= 3 && lines.every((line) => letters.width(line, size) <= TEXT_WIDTH);
  };
  const size = TITLE_SIZES.find(fits) ?? 38;
  return { size, lines: wrap(size) };
}

async function socialSvg({ scene: name, title, siteName }: SocialPage): Promise<string> {
  const scene = scenes[name];
  const letters = await loadLettering();
  const { size, lines } = setTitle(title, letters);
  const [colour, veil, accent] =
    scene.tone === 'dark'
      ? [palette.white, '#0D1C2C', palette.amber]
      : [palette.ink, palette.paper, palette.rust];
  const { width, height } = heroSizes.wide;
  const picture = scene
    .draw('wide')
    .replace(
      /^<svg/,
      `<svg x="${WIDTH - width * SCALE}" y="0" preserveAspectRatio="xMaxYMin slice"`,
    )
    .replace(/width="\d+" height="\d+"/, `width="${width * SCALE}" height="${height * SCALE}"`);
  const middle = PICTURE_HEIGHT * 0.5 + 14;
  const top = middle - ((lines.length - 1) * size * LINE) / 2 + size * 0.36;
  const text = lines
    .map((line, i) => letters.path(line, MARGIN, top + i * size * LINE, size))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${picture}` +
    `<linearGradient id="veil"><stop offset="0" stop-color="${veil}" stop-opacity=".88"/><stop offset=".34" stop-color="${veil}" stop-opacity=".74"/><stop offset=".54" stop-color="${veil}" stop-opacity="0"/></linearGradient>` +
    `<rect width="${WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#veil)"/>` +
    `<rect x="${MARGIN}" y="${top - size - 26}" width="72" height="7" rx="3.5" fill="${accent}"/>` +
    `<path fill="${colour}" d="${text}"/>` +
    strata.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('') +
    `<g transform="translate(${MARGIN} 579) scale(.4)"><path fill="${palette.amber}" fill-rule="evenodd" d="${markPath}"/></g>` +
    `<path fill="${palette.paper}" d="${letters.path(siteName, MARGIN + 52, 613, 27)}"/></svg>`
  );
}

/** Preview of a page for social networks: 1200 × 630, its scene with its title. */
export async function drawSocialPicture(page: SocialPage): Promise<Buffer> {
  const svg = await socialSvg(page);
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

const outputRoot = join(publicFolder, 'art/social');

/**
 * Writes the previews of all pages and returns their addresses by slug. A file's name carries a
 * hash of what it shows (`version` stands for the drawings), so a page already drawn is left alone.
 */
export async function buildSocialPictures(
  pages: readonly SocialPage[],
  version: string,
): Promise<Map<string, string>> {
  await mkdir(outputRoot, { recursive: true });
  const existing = new Set(await readdir(outputRoot));
  const addresses = new Map<string, string>();
  const wanted = new Set<string>();
  for (const page of pages) {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, page]))
      .digest('hex')
      .slice(0, 10);
    const file = `${page.slug}-${hash}.png`;
    wanted.add(file);
    addresses.set(page.slug, `/art/social/${file}`);
    if (!existing.has(file)) await writeFile(join(outputRoot, file), await drawSocialPicture(page));
  }
  await Promise.all(
    [...existing].filter((file) => !wanted.has(file)).map((file) => rm(join(outputRoot, file))),
  );
  return addresses;
}
