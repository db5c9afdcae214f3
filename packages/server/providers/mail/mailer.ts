export interface Attachment {
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

/** The receiving side refused for good. */
export class MailRefused extends Error {}
