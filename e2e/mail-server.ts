import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Letter {
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

/** A real mail server on this machine, which can turn everybody away. */
export class MailServer {
  readonly #server: SMTPServer;
  #refusal: string | undefined;
  readonly letters: Letter[] = [];

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) =>
        done(this.#refusal ? Object.assign(new Error(this.#refusal), { responseCode: 554 }) : null),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          this.letters.push({ to, raw: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
  }

  get received(): number {
    return this.letters.length;
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  refuse(message: string): void {
    this.#refusal = message;
  }

  accept(): void {
    this.#refusal = undefined;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** The PDF that a letter brings. */
export function pdfIn({ raw }: Letter): Buffer {
  const [, content = ''] = /content-type: application\/pdf.*?\r\n\r\n([\w+/=\r\n]+)/is.exec(raw) ?? [];
  return Buffer.from(content, 'base64');
}
