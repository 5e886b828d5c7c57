import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;

/** What Vite copies to the site as it is: the pictures in its folder `art`. */
export const publicFolder = join(here, '../public');
const outputRoot = join(publicFolder, 'art');
const versionFile = join(here, 'art-version.generated.ts');

const digest = (parts: Iterable<string | Buffer>) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
};

/** Fingerprint of all that a drawing depends on: the sources of this folder. */
async function hashSources(): Promise<string> {
  const names = (await readdir(here, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !/\.(test|generated)\.ts$|^photos\//.test(name))
    .sort();
  const contents = await Promise.all(names.map((name) => readFile(join(here, name))));
  return digest(names.flatMap((name, i) => [name, contents[i] ?? '']));
}

type Built = { sources: string; version: string };

/** What the last build left, if its files are still there. */
async function readBuilt(): Promise<Built | undefined> {
  try {
    const text = await readFile(versionFile, 'utf8');
    const [, sources, version] = /sources ([0-9a-f]+)[^]*'([0-9a-f]+)'/.exec(text) ?? [];
    if (!sources || !version) return undefined;
    await stat(join(outputRoot, version));
    return { sources, version };
  } catch {
    return undefined;
  }
}

async function removeOtherVersions(version: string) {
  const versions = (await readdir(outputRoot)).filter((name) => /^[0-9a-f]{12}$/.test(name));
  await Promise.all(
    versions
      .filter((name) => name !== version)
      .map((name) => rm(join(outputRoot, name), { recursive: true })),
  );
}

/**
 * Draws every picture of the site into `public/art/<version>/` and writes the version for `art-url.ts`.
 * Does nothing when the sources of the drawings are as they were.
 */
export async function buildArt(): Promise<{ version: string; drawn: number }> {
  const sources = await hashSources();
  const built = await readBuilt();
  if (built?.sources === sources) return { version: built.version, drawn: 0 };

  // Loaded late: an unchanged tree must not pay for svgo and the icon sets.
  const { drawArtFiles } = await import('./drawing/art-files.ts');
  const files = await drawArtFiles();
  const version = digest(files.flatMap(({ path, content }) => [path, content]));
  await Promise.all(
    files.map(async ({ path, content }) => {
      const target = join(outputRoot, version, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
  await writeFile(
    versionFile,
    `// Written by build-art.ts from sources ${sources}.\nexport const artVersion = '${version}';\n`,
  );
  await removeOtherVersions(version);
  return { version, drawn: files.length };
}

/** Ships the photographs that staff have put in place of drawings, and writes their list for `photo.ts`. */
async function shipPhotos() {
  const { buildPhotos } = await import('./photos/build-photos.ts');
  const photos = await buildPhotos({
    from: join(here, '../photos'),
    to: join(outputRoot, 'photos'),
    address: '/art/photos',
  });
  await writeFile(
    join(here, 'photos.generated.ts'),
    `// Written by build-art.ts from the folder photos.\nexport const photos = ${JSON.stringify(photos)} as const;\n`,
  );
}

if (import.meta.main) {
  const started = performance.now();
  const { version, drawn } = await buildArt();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const where = join('public/art', version);
  process.stdout.write(
    drawn ? `Drew ${drawn} files in ${seconds} s: ${where}\n` : `Art is up to date: ${where}\n`,
  );
  try {
    await shipPhotos();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
