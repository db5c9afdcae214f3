import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runOnce, type TaskList } from 'graphile-worker';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const quiet = new Logger(() => () => {});

export interface MailedLink {
  link: URL;
  to: string;
  text: string;
}

/** Lets everything happen that waits in the queue of work, as another process would, and takes the one mail that went out. */
export async function takeMailedLink(app: TestApp): Promise<MailedLink> {
  await workOff(app);
  const folder = join(app.dataDir, 'outbox');
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  const [name = ''] = names;
  const text = await readFile(join(folder, name), 'utf8');
  await rm(join(folder, name));
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  expect(link.pathname).toBe('/nosession/SetPassword');
  return { link, to: /^To: (.*)$/m.exec(text)?.[1] ?? '', text };
}

export const workOff = (app: TestApp): Promise<void> =>
  runOnce({ pgPool: app.pool, taskList: app.jobs as unknown as TaskList, logger: quiet });
