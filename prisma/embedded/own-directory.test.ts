import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { refuseForeign } from './own-directory.ts';
import { choosePlace } from './place.ts';

const MYSELF = process.getuid!();
const FOREIGN = /may be somebody else's/;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'museum-planted-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a folder for a cluster', () => {
  it('is taken when it is ours, or not there yet', () => {
    expect(() => refuseForeign(folder, [MYSELF])).not.toThrow();
    expect(() => refuseForeign(join(folder, 'new'), [MYSELF])).not.toThrow();
  });

  it('of another user is refused', () => {
    expect(() => refuseForeign(folder, [MYSELF + 1])).toThrow(FOREIGN);
  });

  it.each([0o777, 0o775, 0o757])('in which others may write (%o) is refused', (mode) => {
    chmodSync(folder, mode);

    expect(() => refuseForeign(folder, [MYSELF])).toThrow(FOREIGN);
  });

  it('that is a link or a file is refused', () => {
    symlinkSync(folder, join(folder, 'link'));
    writeFileSync(join(folder, 'file'), '');

    expect(() => refuseForeign(join(folder, 'link'), [MYSELF])).toThrow(FOREIGN);
    expect(() => refuseForeign(join(folder, 'file'), [MYSELF])).toThrow(FOREIGN);
  });
});

describe('a cluster that somebody has planted', () => {
  const plant = (place: string) => {
    mkdirSync(join(place, 'cluster'), { recursive: true });
    writeFileSync(join(place, 'password'), 'known to the thief\n');
  };

  /** Where a project's cluster would be in the system's folder, which here is the test's own. */
  const plantFor = (dataDir: string) => {
    const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
    const place = join(folder, `museum-postgres-${digest}`);
    plant(place);
    return place;
  };

  it('in the system’s folder is no place for anybody but root', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(MYSELF + 1);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    plantFor(dataDir);

    // The place is inside, and its folder not the one that a stranger had prepared.
    expect(choosePlace(dataDir, folder).directory).toBe(join(dataDir, 'postgres'));
  });

  it('in the system’s folder is refused to root, too, when others may write in it', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    chmodSync(plantFor(dataDir), 0o777);

    expect(() => choosePlace(dataDir, folder)).toThrow(FOREIGN);
  });

  it('in the data directory is refused to whom it does not belong', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(MYSELF + 1);
    plant(join(folder, 'postgres'));
    chmodSync(join(folder, 'postgres'), 0o777);

    expect(() => choosePlace(folder)).toThrow(FOREIGN);
  });
});
