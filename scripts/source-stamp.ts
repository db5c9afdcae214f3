import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.ts';

const leftOut = /(^|[/\\])(node_modules|dist)([/\\]|$)|\.test\.tsx?$/;

/** Names what these packages and everything installed say: the same as long as neither changes. */
export function sourceStamp(packages: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of packages.map((name) => join(root, 'packages', name)).filter((path) => existsSync(path))) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !leftOut.test(file.slice(folder.length)))
      .sort();
    for (const file of files) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
