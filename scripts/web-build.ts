import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runProgram } from './programs.ts';

const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');
const stampFile = join(dist, '.stamp');
const sources = ['web', 'contract', 'domain', 'report'];
const leftOut = /(^|[/\\])(node_modules|dist)([/\\]|$)|\.test\.tsx?$/;

/** Builds the web app unless what was built last is still what the sources say. */
export async function buildWeb(): Promise<void> {
  const stamp = sourceStamp();
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
    rmSync(dist, { recursive: true, force: true });
    renameSync(built, dist);
    console.log(`Built the web app in ${seconds.toFixed(1)} s.`);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

function sourceStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of sources.map((name) => join(root, 'packages', name)).filter((path) => existsSync(path))) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !leftOut.test(file.slice(folder.length)))
      .sort();
    for (const file of files) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
