import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.ts';

const safe = (text: string): string => text.replaceAll(/[^\w.@-]+/g, '-').slice(0, 80);

/** Mail as readable text files: what a house without a mail server can look at. */
export const outboxFolder = (folder: string): Mailer => ({
  send: async ({ id, to, subject, text, attachments, createdAt }) => {
    await mkdir(folder, { recursive: true });
    const stamp = createdAt.toISOString().slice(0, 19).replaceAll(':', '');
    const path = join(folder, `${stamp}-${safe(to.join(','))}-${id.slice(-12)}`);
    for (const { name, content } of attachments) await writeFile(`${path}-${safe(name)}`, content);
    const head = [`To: ${to.join(', ')}`, `Subject: ${subject}`, ...attachments.map(({ name }) => `Attached: ${name}`)];
    await writeFile(`${path}.txt.part`, `${head.join('\n')}\n\n${text}\n`);
    await rename(`${path}.txt.part`, `${path}.txt`);
  },
  close: async () => {},
});
