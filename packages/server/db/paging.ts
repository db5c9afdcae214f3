import type { ListRequest } from '@assay/contract/lists';
import { searchWords } from '@assay/domain/search-words';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { keptCount } from './kept-counts.ts';
import { readListStates } from './list-changes.ts';
import type { Db } from './pool.ts';

/** `%` and `_` in a search are themselves; lower-casing happens in SQL, whose idea of it the index shares. */
const pattern = (word: string) => sql<string>`lower(${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`})`;

/** Every word of a search, in any order: a condition for each, since no index serves a list of patterns that all have to match. */
export const containing = (column: string, search: string) =>
  sql<boolean>`${sql.join([sql.lit(true), ...searchWords(search).map((word) => sql`${sql.ref(column)} like ${pattern(word)}`)], sql` and `)}`;

// biome-ignore lint/suspicious/noExplicitAny: any list of any noun; what comes out is typed by `rows`.
type AnyQuery<Row> = SelectQueryBuilder<any, any, Row>;

export interface List<Row> {
  db: Db;
  /** The counter of the list. */
  noun: string;
  /** Counters of other lists that decide what is seen of this one. */
  dependsOn?: readonly string[];
  request: ListRequest;
  /** Every row that matches: in scope, live and searched; nothing selected, nothing ordered. */
  matching: () => AnyQuery<object>;
  /** Names the filter, for the cache of counts; undefined when `matching` is the whole list. */
  filter: string | undefined;
  /** The column behind an orderKey, or what is computed of some; the id by itself is the order of creation. */
  column: string | RawBuilder<unknown>;
  /** The rows of these ids. */
  rows: (ids: AnyQuery<{ id: string }>) => AnyQuery<Row>;
}

/** Exact: the whole list is counted by its counter, a filtered one anew whenever a list behind it has changed. */
async function countOf({ db, noun, dependsOn = [], matching, filter }: List<unknown>): Promise<number> {
  const states = await readListStates(db, filter === undefined ? [noun] : [noun, ...dependsOn]);
  if (filter === undefined) return states[0]?.total ?? 0;
  const key = [noun, ...states.map(({ version }) => version), filter];
  return keptCount(db, key, async () => {
    const counted = matching().select(sql<number>`count(*)`.as('count'));
    return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
  });
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The ids of the page from the index alone; past the middle the index is read from its other end. */
function idsOf({ matching, column, request }: List<unknown>, count: number): AnyQuery<{ id: string }> {
  const { offset, amount, direction } = request;
  const fromEnd = offset > count / 2;
  const way = fromEnd ? opposite[direction] : direction;
  const skip = fromEnd ? Math.max(0, count - offset - amount) : offset;
  const take = fromEnd ? Math.min(amount, count - offset) : amount;
  const ordered = column === 'id' ? matching() : matching().orderBy(column, way);
  return ordered.select('id').orderBy('id', way).limit(take).offset(skip) as AnyQuery<{ id: string }>;
}

/** The rows of one page, in order. */
function pageOf<Row>(list: List<Row>, count: number): Promise<Row[]> {
  const { request, column, rows } = list;
  const page = rows(idsOf(list, count));
  const ordered = column === 'id' ? page : page.orderBy(column, request.direction);
  return ordered.orderBy('id', request.direction).execute();
}

/** One page of a list and its exact length: the one paging query of every noun. */
export async function readPage<Row>(list: List<Row>): Promise<{ result: Row[]; count: number }> {
  const { offset, search } = list.request;
  // Where a list begins does not depend on its length, so that neither waits for the other; but a search that finds nothing
  // reads every row for each of both, and its length is mostly known.
  if (offset === 0 && search === '') {
    const [result, count] = await Promise.all([pageOf(list, Number.POSITIVE_INFINITY), countOf(list)]);
    return { result, count };
  }
  const count = await countOf(list);
  return { result: offset < count ? await pageOf(list, count) : [], count };
}
