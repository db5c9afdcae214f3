import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import { type Disk, openDisk } from '../../disk/disk.ts';

interface Attachment {
  name: string;
  contentType: string;
  content: Buffer;
}

export interface OutgoingMail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: Attachment[];
  createdAt: Date;
}

/** Hands a mail over, or throws; `MailRefused` when trying again cannot help. */
export interface Mailer {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}

/** The receiving side refused, and trying again cannot help. */
export class MailRefused extends Error {}

/** Without a mail server, mail stays in a folder that people can look into. */
export const chooseMailer = (config: Config): Mailer =>
  config.ASSAY_SMTP_URL
    ? smtpMailer({ url: config.ASSAY_SMTP_URL, from: config.ASSAY_SMTP_FROM, domain: config.publicUrl.hostname })
    : outboxFolder(join(config.dataDir, 'outbox'));

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Errors about this mail: its addresses or its content. */
const aboutThisMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** 5xx about the mail is final; 4xx (greylisting, full queues), refused sign-ins and broken connections pass. */
const isFinal = (error: unknown): boolean => {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && aboutThisMail.has(code);
};

interface SmtpOptions {
  url: string;
  from: string;
  domain: string;
}

function smtpMailer({ url, from, domain }: SmtpOptions): Mailer {
  let opened: Promise<Transporter> | undefined;
  // Opened by the first mail: an idle server does not carry the library.
  const transport = (): Promise<Transporter> => {
    opened ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }),
    );
    return opened;
  };
  return {
    send: async ({ id, to, subject, text, html, attachments }) => {
      try {
        // The same id at each attempt lets the receiving side recognise a repeat.
        await (await transport()).sendMail({
          from,
          // Passed as objects, since the library looks for names and lists in texts.
          to: to.map((address) => ({ name: '', address })),
          subject,
          text,
          ...(html && { html }),
          attachments: attachments.map(({ name, ...attachment }) => ({ ...attachment, filename: name })),
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw isFinal(error) ? new MailRefused(message) : error;
      }
    },
    close: async () => (await opened)?.close(),
  };
}

const safe = (text: string): string => text.replaceAll(/[^\w.@-]+/g, '-').slice(0, 80);

/** Mail holds links that open accounts: nobody but the owner of the installation reads it. */
const ownerOnly = { mode: 0o600 } as const;

/** Writes mail as text files, which people of an installation without a mail server can read. */
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
