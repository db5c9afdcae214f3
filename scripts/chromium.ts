import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runCommand, runProgram } from './programs.ts';

/** Chromium without windows: the same engine for a third less of the machine. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser for the journeys: the cheapest that is there or can be fetched. */
export async function ensureChromium(): Promise<string> {
  const found = named() ?? inPath([shell]) ?? (await installShell()) ?? inPath(browsers) ?? playwrightChromium();
  if (found) return found;
  await runProgram('playwright', ['install', 'chromium']);
  const fetched = playwrightChromium();
  if (fetched) return fetched;
  throw new Error('The journeys need Chromium. Install it, or set ASSAY_CHROMIUM to its program.');
}

function named(): string | undefined {
  const file = process.env.ASSAY_CHROMIUM;
  if (!file || isProgram(file)) return file || undefined;
  throw new Error(`ASSAY_CHROMIUM says ${file}, but there is no such program.`);
}

function inPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** An older distribution has the whole browser alone. */
async function installShell(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Fetching Chromium for the journeys.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const install = (name: string) =>
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  await install(shell);
  if (!inPath([shell]) && !inPath(browsers)) await install('chromium');
  return inPath([shell]);
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
