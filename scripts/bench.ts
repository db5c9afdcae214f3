import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './programs.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
if (process.platform !== 'linux') {
  console.error('Measurements read /proc, which only Linux has: run them there.');
  process.exit(2);
}
const known = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0 || known.length === 0) {
  console.error(`No measurement is called ${unknown.join(', ')}; there are: ${known.join(', ') || 'none'}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n${name}`);
  const { code, seconds } = await runCommand(process.execPath, [join(root, 'bench', `${name}.ts`)]);
  console.log(`${name}: ${code === 0 ? 'done' : 'failed'} in ${seconds.toFixed(1)} s`);
  if (code !== 0) process.exitCode = 1;
}
