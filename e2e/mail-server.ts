import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine, which can turn everybody away. */
export class MailServer {
  readonly #server: SMTPServer;
  #refusal: string | undefined;
  received = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) =>
        done(this.#refusal ? Object.assign(new Error(this.#refusal), { responseCode: 554 }) : null),
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => {
          this.received += 1;
          done();
        });
      },
    });
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
