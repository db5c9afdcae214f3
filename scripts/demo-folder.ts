import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './programs.ts';
import { quickFolder } from './quick-folder.ts';
import { runServer } from './running-server.ts';
import { sourceStamp } from './source-stamp.ts';

const cache = join(root, 'node_modules/.cache/journeys');
const demo = join(cache, 'demo');
/** What the server said while it made the demo, kept in its folder. */
export const saidFile = '.said';
const stampFile = join(demo, '.stamp');

/** Loads the demo as a first start does, unless the same code did so today: it leads up to the day of its loading. */
export async function makeDemoFolder(): Promise<void> {
  const stamp = `${new Date().toDateString()} ${sourceStamp(['domain', 'contract', 'server'])}`;
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await mkdir(cache, { recursive: true });
  // Made aside and moved into place, so that what is there is whole.
  const aside = await mkdtemp(`${demo}-`);
  try {
    const server = await runServer(aside);
    await server.stop();
    await writeFile(join(aside, saidFile), server.said);
    await writeFile(join(aside, '.stamp'), stamp);
    await rm(demo, { recursive: true, force: true });
    await rename(aside, demo);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** A data folder of one's own with the demo in it, which {@link makeDemoFolder} made. */
export async function copyDemo(): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), 'assay-journeys-'));
  await cp(demo, folder, { recursive: true });
  return folder;
}
