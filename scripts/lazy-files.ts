import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { weighedFiles } from '../packages/web/vite/lazy-files.ts';
import { root } from './programs.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { buildWeb } from './web-build.ts';

// Takes what the pages fetch now as what they may fetch.
stopWithParent();
await buildWeb();
const web = join(root, 'packages', 'web');
copyFileSync(join(web, 'dist', weighedFiles), join(web, 'vite', 'lazy-files.json'));
