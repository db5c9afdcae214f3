import pg from 'pg';

/** Health checks are given two seconds; whoever would cut off others' work waits longer, for a machine that is only busy. */
const patienceMs = { readiness: 1_500, sessions: 3_000 } as const;

/** Connections beside the pool, each new: they answer also when the pool is busy, stuck or used up. */
export interface Probe {
  /** Rejects unless PostgreSQL answers at once. */
  answers: () => Promise<void>;
  /** Those of the sessions that PostgreSQL is busy with; the others are idle, gone, or wait for us. */
  busySessions: (pids: readonly number[]) => Promise<ReadonlySet<number>>;
  close: () => Promise<void>;
}

const busyText = `
select pg_backend_pid() as own, array(select pid from pg_stat_activity
  where pid = any ($1::int[]) and state = 'active' and wait_event_type is distinct from 'Client') as busy`;

async function askForBusy(client: pg.PoolClient, pids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ own: number; busy: number[] }>(busyText, [pids]);
  const [{ own, busy } = { own: 0, busy: [] }] = rows;
  // A pooler between us and PostgreSQL gives sessions numbers of its own: then none of them can be told apart.
  const isDirect = own === (client as unknown as { processID: number }).processID;
  return new Set(isDirect ? busy : pids);
}

/** Whatever becomes of the work. */
function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Connection terminated: PostgreSQL does not answer')), limitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export function openProbe(connection: pg.ClientConfig): Probe {
  const pool = new pg.Pool({
    ...connection,
    max: 2,
    // One that was used before might be as mute as those in question.
    maxUses: 1,
    connectionTimeoutMillis: patienceMs.sessions,
    query_timeout: patienceMs.sessions,
    application_name: 'assay probe',
  });
  // Whoever asks next hears of it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const asking = async <T>(ask: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const answer = await ask(client);
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  let underWay: Promise<unknown> | undefined;
  return {
    answers: async () => {
      underWay ??= asking((client) => client.query('select 1')).finally(() => {
        underWay = undefined;
      });
      await within(patienceMs.readiness, underWay);
    },
    busySessions: (pids) =>
      within(
        patienceMs.sessions,
        asking((client) => askForBusy(client, pids)),
      ),
    close: () => pool.end(),
  };
}
