import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import express, { type RequestHandler } from 'express';
import { FILE_OPTIONS, isHashed } from './static-files.ts';

/** How many builds' files stay; a page that has been open for so many releases is loaded anew. */
const KEPT_BUILDS = 5;

/** To copy a build takes seconds: what is unfinished for so long was left by a server that was killed. */
const LEFT_AFTER_MS = 3_600_000;

type Kept = {
  /** What browsers fetch of this build. */
  dist: string;
  build: string;
  /** A folder for each build that has served from the same data. */
  folder: string;
};

/**
 * Puts this build's hashed files where servers of other builds find them (decision 30), and keeps
 * those of the five builds that were started last.
 */
export function keepFiles({ dist, build, folder }: Kept): void {
  const own = join(folder, build);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) addFiles(dist, own);
  utimesSync(own, new Date(), new Date());
  const all = readdirSync(folder).map((name) => ({ name, at: changedAt(join(folder, name)) }));
  const builds = all.filter(({ name }) => !isUnfinished(name));
  const left = all.filter(({ name, at }) => isUnfinished(name) && Date.now() - at > LEFT_AFTER_MS);
  const old = builds.toSorted((one, other) => other.at - one.at).slice(KEPT_BUILDS);
  for (const { name } of [...old, ...left]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Another server may just be renaming or removing it. */
const changedAt = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();

/** Builds are named by base64url, which has no dot. */
const isUnfinished = (name: string) => name.includes('.');

/** Whole or not at all: several servers may start at once, and be killed. */
function addFiles(dist: string, own: string): void {
  const unfinished = mkdtempSync(`${own}.`);
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const name = relative(dist, from);
    if (!isHashed(`/${name}/`)) continue;
    if (entry.isDirectory()) mkdirSync(join(unfinished, name));
    // Whoever asks for another build's files for some minutes gets them uncompressed.
    else if (!/\.(?:br|gz)$/.test(name)) linkOrCopy(from, join(unfinished, name));
  }
  try {
    renameSync(unfinished, own);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(own)) throw error; // else another server was faster
  }
}

/** A build deletes and never rewrites the files before it, so that a link lasts. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Serves the hashed files of other builds: pages of theirs ask whichever server they meet. */
export function keptFiles(folder: string): RequestHandler {
  return async (request, response, next) => {
    if (!isHashed(request.path)) {
      next();
      return;
    }
    const builds = await readdir(folder).catch(() => []);
    const tryNext = (error?: unknown): void => {
      const build = builds.pop();
      if (error || build === undefined) next(error);
      else express.static(join(folder, build), FILE_OPTIONS)(request, response, tryNext);
    };
    tryNext();
  };
}
