import type { Transporter } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Errors about this mail: its addresses or its content. */
const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** 5xx about the mail is final; 4xx (greylisting, full queues), refused sign-ins and broken connections pass. */
const isFinal = (error: unknown): boolean => {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && ofTheMail.has(code);
};

export interface SmtpOptions {
  url: string;
  from: string;
  domain: string;
}

export function smtpMailer({ url, from, domain }: SmtpOptions): Mailer {
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
          // Not as texts, which the library would read for names and lists.
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
