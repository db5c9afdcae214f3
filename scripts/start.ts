import { stopWithParent } from './stop-with-parent.ts';
import { buildWeb } from './web-build.ts';

stopWithParent();
await buildWeb();
await import('../packages/server/main.ts');
