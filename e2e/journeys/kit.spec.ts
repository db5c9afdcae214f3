import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runProgram } from '../../scripts/programs.ts';
import { lookOver, lookOverInRelease } from '../look-over.ts';

const web = join(import.meta.dirname, '..', '..', 'packages', 'web');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let folder: string;
let server: Server;

// The kit is no part of the product: it is built for this look alone.
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-kit-'));
  const args = [
    'build',
    web,
    '--config',
    join(web, 'kit', 'vite.config.ts'),
    '--outDir',
    folder,
    '--logLevel',
    'error',
  ];
  const { code } = await runProgram('vite', args, { env: { NODE_ENV: 'production' } });
  expect(code, 'the build of the kit').toBe(0);
  server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://kit').pathname);
    response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** How far the middle of each box or dot is from the middle of the first line of its label, in pixels. */
const besideFirstLine = (page: Page) =>
  page.getByRole('group', { name: 'Only for' }).evaluate((group) =>
    [...group.querySelectorAll('label')].map((label) => {
      const words = label.ownerDocument.createRange();
      words.selectNodeContents(label);
      const lines = [...words.getClientRects()];
      const box = label.control?.getBoundingClientRect();
      const middle = ({ top, height }: { top: number; height: number }) => top + height / 2;
      return {
        lines: lines.length,
        off: Math.abs(middle(lines[0] ?? words.getBoundingClientRect()) - middle(box ?? words.getBoundingClientRect())),
      };
    }),
  );

test('every piece that screens are made of reads well for everyone, in its states', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kit.html`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kit' })).toBeVisible();
  await lookOver(page, 'the kit');
  await page.setViewportSize({ width: 390, height: 844 });
  const labels = await besideFirstLine(page);
  expect(labels.filter(({ lines }) => lines > 1)).toHaveLength(2);
  for (const { off } of labels) expect(off).toBeLessThan(1);
  for (const name of ['Ask before deleting', 'Ask before leaving']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lookOverInRelease(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Show a success' }).click();
  await page.getByRole('button', { name: 'Show a failure' }).click();
  await lookOverInRelease(page, 'messages');
});
