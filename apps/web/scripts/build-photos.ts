/**
 * Makes what the pages show out of the photographs in content/photos, and tells the pages which
 * drawings they replace; see the README there. `pnpm --filter @museum/web photos`
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildPhotos } from './photos/build-photos.ts';

const WEB = join(import.meta.dirname, '..');

try {
  const photos = await buildPhotos({
    from: join(WEB, 'content/photos'),
    to: join(WEB, 'public/art/photos'),
    address: '/art/photos',
  });
  await writeFile(
    join(WEB, 'src/art/photos.generated.ts'),
    `// Written by build-photos.ts from content/photos.\nexport const photos = ${JSON.stringify(photos)} as const;\n`,
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
