import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDisk } from '../packages/server/disk/disk.ts';
import { root, runProgram } from './programs.ts';
import { sourceStamp } from './source-stamp.ts';

const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');
const stampFile = join(dist, '.stamp');
const disk = openDisk();
const sources = ['web', 'contract', 'domain', 'report'];

/** Builds the web app unless what was built last is still what the sources say. */
export async function buildWeb(): Promise<void> {
  const stamp = sourceStamp(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web app.');
  // Built aside and moved into place, so that a running server never serves half a build.
  const aside = join('node_modules', `.build-${process.pid}`);
  const built = join(web, aside);
  try {
    const args = ['build', web, '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
    const { code, seconds } = await runProgram('vite', args, { env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Error('The web app could not be built.');
    writeFileSync(join(built, '.stamp'), stamp);
    await disk.remove(dist);
    await disk.rename(built, dist);
    console.log(`Built the web app in ${seconds.toFixed(1)} s.`);
  } finally {
    await disk.remove(built);
  }
}
