import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, openDisk } from '../../disk/disk.ts';
import type { Mailer } from './mailer.ts';

const safe = (text: string): string => text.replaceAll(/[^\w.@-]+/g, '-').slice(0, 80);

/** Mail holds links that open accounts: nobody but the owner of the installation reads it. */
const ownerOnly = { mode: 0o600 } as const;

/** Mail as readable text files: what an installation without a mail server can look at. */
export const outboxFolder = (folder: string, disk: Disk = openDisk()): Mailer => ({
  send: async ({ id, to, subject, text, attachments, createdAt }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = createdAt.toISOString().slice(0, 19).replaceAll(':', '');
    const path = join(folder, `${stamp}-${safe(to.join(','))}-${id.slice(-12)}`);
    for (const { name, content } of attachments) await writeFile(`${path}-${safe(name)}`, content, ownerOnly);
    const head = [`To: ${to.join(', ')}`, `Subject: ${subject}`, ...attachments.map(({ name }) => `Attached: ${name}`)];
    await writeFile(`${path}.txt.part`, `${head.join('\n')}\n\n${text}\n`, ownerOnly);
    await disk.rename(`${path}.txt.part`, `${path}.txt`);
  },
  close: async () => {},
});
