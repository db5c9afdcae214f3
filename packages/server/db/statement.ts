import type { Compilable, CompiledQuery } from 'kysely';
import type { QueryValue } from './one-trip.ts';
import type { Db } from './pool.ts';
import { sendOn } from './senders.ts';
import type { Scope } from './visible.ts';

type Values = Record<string, QueryValue>;
type Build<Given, Row> = (db: Db, given: Given) => Compilable<Row>;
type Run<Given, Row> = (db: Db, given: Given) => Promise<Row[]>;

/** Stands for a value while a statement is compiled. */
class Place {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

/** Has a place under every name; the query builder takes each for a value. */
const places = new Proxy({}, { get: (_, key) => new Place(String(key)) });

const valueAt = (parameter: unknown, given: Values): QueryValue =>
  parameter instanceof Place ? (given[parameter.key] ?? null) : (parameter as QueryValue);

let made = 0;

/**
 * A statement that is built and compiled once, and prepared once per connection: for those that every request asks.
 * `build` never sees the values, so it cannot decide by them.
 */
export function statement<Given extends Values, Row>(build: Build<Given, Row>): Run<Given, Row> {
  const name = `statement-${made++}`;
  let compiled: CompiledQuery<Row> | undefined;
  return (db, given) => {
    compiled ??= build(db, places as Given).compile();
    const parameters = compiled.parameters.map((parameter) => valueAt(parameter, given));
    return sendOn(db, name, { ...compiled, parameters });
  };
}

/** One that is cut to a scope, which decides how it is built: for each kind of scope it is another statement. */
export function scopedStatement<Given extends Values, Row>(
  build: (db: Db, scope: Scope, given: Given) => Compilable<Row>,
): (db: Db, scope: Scope, given: Given) => Promise<Row[]> {
  type All = Given & Values & Pick<Scope, keyof Scope>;
  const known = new Map<string, Run<All, Row>>();
  const builtFor = ({ companyId, divisionIds }: Scope) =>
    statement<All, Row>((db, given) => {
      const scope = {
        userId: given.userId,
        companyId: companyId === null ? null : given.companyId,
        divisionIds: divisionIds === null ? null : given.divisionIds,
      };
      return build(db, scope, given);
    });
  return (db, scope, given) => {
    const kind = `${scope.companyId === null} ${scope.divisionIds === null}`;
    const run = known.get(kind) ?? builtFor(scope);
    known.set(kind, run);
    const { userId, companyId, divisionIds } = scope;
    return run(db, { ...given, userId, companyId, divisionIds });
  };
}
