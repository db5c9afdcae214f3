import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the built web app', () => {
  let app: TestApp;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Assay</title>');
    for (const name of ['stays.js', 'goes.js']) await writeFile(join(folder, 'assets', name), '// code');
    app = await startTestApp({ webFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('is served by its names, and its page at every other address', async () => {
    const script = await app.ask('GET', '/assets/stays.js');
    expect([script.status, script.text]).toEqual([200, '// code']);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.ask('GET', '/Reports')).text).toContain('<title>Assay</title>');
    expect((await app.ask('GET', '/assets/never.js')).status).toBe(404);
  });

  it('misses a file that is gone since the start, and says nothing of the database', async () => {
    await rm(join(folder, 'assets/goes.js'));
    const reply = await app.ask('GET', '/assets/goes.js');
    expect(reply.body).toMatchObject({ status: 404, code: 'notFound' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is the next one as soon as that was built, and the last one until then', async () => {
    const next = `${folder}-next`;
    await mkdir(join(next, 'assets'), { recursive: true });
    await writeFile(join(next, 'index.html'), '<!doctype html><title>Newer</title><script src="/assets/new.js">');
    await writeFile(join(next, 'assets', 'new.js'), '// newer');
    await rm(folder, { recursive: true });
    expect((await app.ask('GET', '/Reports')).text).toContain('<title>Assay</title>');
    await rename(next, folder);
    expect((await app.ask('GET', '/Reports')).text).toContain('<title>Newer</title>');
    expect((await app.ask('GET', '/assets/new.js')).text).toBe('// newer');
    expect((await app.ask('GET', '/assets/stays.js')).status).toBe(404);
  });
});
