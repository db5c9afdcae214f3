import pg from 'pg';

/** What the driver turns into text without fail: a query that failed half sent would shift all answers after it. */
export type QueryValue = string | number | boolean | Date | Buffer | readonly string[] | null;

/** A statement that is parsed and planned once per connection, under its name. */
export interface NamedQuery {
  name: string;
  text: string;
  values: readonly QueryValue[];
}

/** What a query of the driver can do besides what its types tell: every query that a client takes has these. */
interface DriverQuery {
  name: string;
  text: string;
  submit: (connection: pg.Connection) => Error | null;
  handleRowDescription: (message: unknown) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, connection: pg.Connection) => void;
  handleError: (error: Error, connection: pg.Connection) => void;
  handleReadyForQuery: (connection: pg.Connection) => void;
}

type Answer = (error: Error | null, result: pg.QueryResult) => void;

const driverQuery = (query: NamedQuery, answer: Answer): DriverQuery =>
  new pg.Query({ ...query, values: [...query.values] }, answer as never) as unknown as DriverQuery;

/** Several queries that a client takes as one: PostgreSQL skips what follows a failure until the one sync at the end. */
class OneTrip implements pg.Submittable {
  readonly #queries: readonly DriverQuery[];
  #answered = 0;

  constructor(queries: readonly DriverQuery[]) {
    this.#queries = queries;
  }

  get #current(): DriverQuery {
    const query = this.#queries[Math.min(this.#answered, this.#queries.length - 1)];
    if (!query) throw new Error('There is nothing to send.');
    return query;
  }

  /** By name and text the client notes which statement it has parsed. */
  get name(): string {
    return this.#current.name;
  }

  get text(): string {
    return this.#current.text;
  }

  submit(connection: pg.Connection): Error | null {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => {} } });
    connection.stream.cork();
    try {
      for (const query of this.#queries) query.submit(query === this.#queries.at(-1) ? connection : withoutSync);
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#current.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current.handleCommandComplete(message, connection);
    this.#answered++;
  }

  handleError(error: Error, connection: pg.Connection): void {
    const { submittedNamedStatements: submitted } = connection as unknown as {
      submittedNamedStatements: Record<string, unknown>;
    };
    for (const query of this.#queries) {
      // What was skipped was not parsed either.
      delete submitted[query.name];
      query.handleError(error, connection);
    }
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const query of this.#queries) query.handleReadyForQuery(connection);
  }
}

/** Sends queries together and waits once; if one fails, those after it do not run, and its error is the answer. */
export function inOneTrip(client: pg.ClientBase, queries: readonly NamedQuery[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    const results: pg.QueryResult[] = [];
    const answer: Answer = (error, result) => {
      if (error) reject(error);
      else if (results.push(result) === queries.length) resolve(results);
    };
    client.query(new OneTrip(queries.map((query) => driverQuery(query, answer))));
  });
}
