import pg from 'pg';

export type QueryValue = string | number | boolean | Date | Buffer | readonly string[] | null;

/** A statement that is parsed, planned and described once per connection, under its name. */
export interface NamedQuery {
  name: string;
  text: string;
  values: readonly QueryValue[];
}

export interface QueryAnswer {
  rows: Record<string, unknown>[];
  /** Rows that it found or touched. */
  count: number;
}

type Answer = (error: Error | null, answers: QueryAnswer[]) => void;

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The columns of the statements that a connection has prepared. */
const described = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

function statementsOf(connection: pg.Connection): Map<string, readonly Column[]> {
  const known = described.get(connection) ?? new Map<string, readonly Column[]>();
  described.set(connection, known);
  return known;
}

const inBraces = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join()}}`;

type WireValue = string | Buffer | null;

function onWire(value: QueryValue): WireValue {
  if (value === null || typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? inBraces(value) : String(value);
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [i, { name, parse }] of columns.entries()) {
    const text = fields[i] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}

/**
 * Several queries that a client of the driver takes as one; the methods are those that it calls with what arrives.
 * PostgreSQL skips whatever follows a failure, up to the one sync at the end.
 */
export class OneTrip implements pg.Submittable {
  readonly queries: readonly (NamedQuery & { wireValues: WireValue[] })[];
  readonly #answer: Answer;
  readonly #answers: QueryAnswer[] = [];
  #rows: QueryAnswer['rows'] = [];
  #columns: readonly Column[] | undefined;
  #failure: Error | null = null;
  #statements = new Map<string, readonly Column[]>();

  constructor(queries: readonly NamedQuery[], answer: Answer) {
    // Here and not in `submit`: a value that fails must not leave a trip half sent.
    this.queries = queries.map((query) => ({ ...query, wireValues: query.values.map(onWire) }));
    this.#answer = answer;
  }

  submit(connection: pg.Connection): void {
    this.#statements = statementsOf(connection);
    const sent = new Set<string>();
    connection.stream.cork();
    for (const { name, text, wireValues } of this.queries) {
      if (!this.#statements.has(name) && !sent.has(name)) {
        // One that failed when it was first run may be there without being known.
        connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
        sent.add(name);
      }
      connection.bind({ statement: name, values: wireValues }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  get #name(): string {
    return this.queries[this.#answers.length]?.name ?? '';
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.#columns ?? this.#statements.get(this.#name) ?? [];
    try {
      this.#rows.push(rowOf(columns, fields));
    } catch (error) {
      // Thrown here it would end the process.
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#statements.has(this.#name)) this.#statements.set(this.#name, this.#columns ?? []);
    this.#answers.push({ rows: this.#rows, count: Number(/\d+$/.exec(text)?.[0] ?? 0) });
    this.#rows = [];
    this.#columns = undefined;
  }

  handleError(error: Error): void {
    this.#answer(error, []);
  }

  handleReadyForQuery(): void {
    this.#answer(this.#failure, this.#answers);
  }
}

/** Sends queries together and waits once; if one fails, those after it do not run, and its error is the answer. */
export const inOneTrip = (client: pg.ClientBase, queries: readonly NamedQuery[]): Promise<QueryAnswer[]> =>
  new Promise((resolve, reject) => {
    client.query(new OneTrip(queries, (error, answers) => (error ? reject(error) : resolve(answers))));
  });
