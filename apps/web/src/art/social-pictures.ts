import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SceneName } from './art-names.ts';
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
const TEXT_WIDTH = 540;
/** The right part of a wide hero, where its subject is. */
const WINDOW = '267 0 1333 700';

async function socialSvg({ scene: name, title, siteName }: SocialPage): Promise<string> {
  const scene = scenes[name];
  const letters = await loadLettering();
  const size =
    [76, 66, 56, 48].find(
      (s) => wrapWords(title, TEXT_WIDTH, (line) => letters.width(line, s)).length <= 3,
    ) ?? 42;
  const lines = wrapWords(title, TEXT_WIDTH, (line) => letters.width(line, size));
  const [colour, veil, accent] =
    scene.tone === 'dark' ? ['#FFFFFF', '#0D1C2C', '#F2B33D'] : ['#12302F', '#FBF8F1', '#A83A1E'];
  const picture = scene
    .draw('wide')
    .replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="${WINDOW}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
    );
  const top = HEIGHT - MARGIN - (lines.length - 1) * size * 1.14;
  const text = lines
    .map((line, i) => letters.path(line, MARGIN, top + i * size * 1.14, size))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${picture}` +
    `<linearGradient id="veil"><stop offset="0" stop-color="${veil}" stop-opacity=".94"/><stop offset=".36" stop-color="${veil}" stop-opacity=".82"/><stop offset=".68" stop-color="${veil}" stop-opacity="0"/></linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>` +
    `<g transform="translate(${MARGIN} 52) scale(.66)"><path fill="${accent}" fill-rule="evenodd" d="${markPath}"/></g>` +
    `<path fill="${colour}" d="${letters.path(siteName, MARGIN + 84, 98, 32)}"/>` +
    `<rect x="${MARGIN}" y="${top - size - 22}" width="72" height="7" rx="3.5" fill="${accent}"/>` +
    `<path fill="${colour}" d="${text}"/></svg>`
  );
}

/** Preview of a page for social networks: 1200 × 630, its scene with its title. */
export async function drawSocialPicture(page: SocialPage): Promise<Buffer> {
  const svg = await socialSvg(page);
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 90, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

const outputRoot = join(import.meta.dirname, '../../public/art/social');

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
