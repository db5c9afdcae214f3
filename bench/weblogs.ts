import { loadWebLog } from './data/many-web-log-lines.ts';
import { compareWithSql } from './measure/plain-sql.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// Ten million calls of 2,000 people over ten months, read by whoever looks for a fault, beside plain SQL on the same indexes.

const count = Number(process.argv[2] ?? 10_000_000);
const columns = 'at, user_email, method, status, duration_ms, url';
const busy = 'busy@provider.example';
const some = ['person1@provider.example', 'person2@provider.example', busy];

await withServer(
  3983,
  async (server, client) => {
    await loadWebLog(client, count);
    const token = await signInStaff(server.url, 'dev@provider.example');
    const get = (path: string) => () => ask('GET', `${server.url}/api/v1/log/web${path}`, { token, timeoutMs: 60_000 });
    const plain = (where: string, values: unknown[], limit: number) => () =>
      client.query(`select ${columns} from web_log where ${where} order by at desc limit ${limit}`, values);
    const now = Date.now();
    const [start, stop] = [new Date(now - 90 * 86_400_000), new Date(now - 89 * 86_400_000)].map((at) =>
      at.toISOString(),
    );
    const times = `start=${start}&stop=${stop}`;
    const person = 'lower(user_email) = $1';
    await compareWithSql(`${count} lines of the web log`, [
      ['the newest 500', get(''), plain('true', [], 500)],
      ['the newest 5,000 of a day', get(`/filter?${times}`), plain('at >= $1 and at < $2', [start, stop], 5000)],
      ['a busy person, 5,000', get(`/filter?users=${busy}`), plain(person, [busy], 5000)],
      ['another person', get(`/filter?users=${some[0]}`), plain(person, [some[0]], 5000)],
      [
        'a busy person on a day',
        get(`/filter?users=${busy}&${times}`),
        plain(`${person} and at >= $2 and at < $3`, [busy, start, stop], 5000),
      ],
      ['three people, 5,000', get(`/filter?users=${some}`), plain('lower(user_email) = any ($1)', [some], 5000)],
    ]);
  },
  { ASSAY_DEMO_CONTENT: 'library' },
);
