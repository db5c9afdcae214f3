import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runCommand, runProgram } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser for the journeys: one that is there, else one that is fetched. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? (await installChromium());
  if (found) return found;
  throw new Error('The journeys need Chromium. Install it, or set ASSAY_CHROMIUM to its program.');
}

function findChromium(): string | undefined {
  const named = process.env.ASSAY_CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`ASSAY_CHROMIUM says ${named}, but there is no such program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isProgram) ?? playwrightChromium();
}

async function installChromium(): Promise<string | undefined> {
  console.log('Chromium is not here; fetching it for the journeys.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { env });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  await runProgram('playwright', ['install', 'chromium']);
  return findChromium();
}

function playwrightChromium(): string | undefined {
  const file: string = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test').chromium.executablePath();
  return isProgram(file) ? file : undefined;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
