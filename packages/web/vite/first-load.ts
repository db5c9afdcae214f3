import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface LoadedScript {
  path: string;
  gzipped: number;
}

/** The scripts that the built page fetches before anyone does anything: its own, and all they import statically. */
export function firstLoad(dist: string): LoadedScript[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const waiting = Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g), (match) => match[1] ?? '');
  const found = new Map<string, LoadedScript>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    const code = readFileSync(join(dist, path), 'utf8');
    found.set(path, { path, gzipped: gzipSync(code, { level: 9 }).length });
    for (const [, from = ''] of code.matchAll(/(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(join(dirname(path), from));
    }
  }
  return [...found.values()];
}
