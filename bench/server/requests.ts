import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Reply {
  status: number;
  body: unknown;
}

/** One request on a kept connection; fetch would cost more than what is measured. */
export const ask = (
  method: string,
  url: string,
  options: { token?: string; body?: unknown; headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const payload = options.body === undefined ? undefined : JSON.stringify(options.body);
    const outgoing = request(
      url,
      {
        method,
        agent,
        timeout: options.timeoutMs ?? 10_000,
        headers: {
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...options.headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: incoming.statusCode ?? 0,
            body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
          });
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('timed out')));
    outgoing.on('error', reject);
    outgoing.end(payload);
  });

/** The token of one of the demo's external users. */
export async function signIn(url: string, email: string): Promise<{ token: string; userId: string }> {
  const { status, body } = await ask('POST', `${url}/api/v1/auth/external`, {
    body: { email, password: 'Assay-demo-1' },
  });
  if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}.`);
  const { accessToken, userInfo } = body as { accessToken: string; userInfo: { id: string } };
  return { token: accessToken, userId: userInfo.id };
}

/** Keeps `concurrency` requests under way until `count` are done. */
export async function load(count: number, concurrency: number, send: (i: number) => Promise<Reply>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const { status } = await send(next++);
      if (status >= 300) throw new Error(`A request answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}
