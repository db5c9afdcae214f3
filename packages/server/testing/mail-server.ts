import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A real SMTP server on this machine that can refuse, greylist and dawdle. */
export async function startMailServer() {
  const received: Received[] = [];
  const answers = new Map<string, { code: number; message: string }>();
  let delayMs = 0;
  let closedFor: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(closedFor ? Object.assign(new Error(closedFor), { responseCode: 554 }) : null),
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.get(address);
      done(
        answer && answer.code >= 400 ? Object.assign(new Error(answer.message), { responseCode: answer.code }) : null,
      );
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () =>
        setTimeout(() => {
          received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          });
          done();
        }, delayMs),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    answer: (address: string, code: number, message: string) => void answers.set(address, { code, message }),
    /** Turns everybody away until told otherwise. */
    refuseAll: (message: string | undefined) => {
      closedFor = message;
    },
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
