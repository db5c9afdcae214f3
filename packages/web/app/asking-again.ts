import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

const isAskedFirst = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data === undefined;

/**
 * What is asked for the first time while something is written may be answered with what was before: the library takes that
 * answer for news of now. It is asked for once more.
 */
export class AskingAgain extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const early = new Set(this.getQueryCache().findAll(filters).filter(isAskedFirst));
    await super.invalidateQueries(filters, options);
    if (early.size === 0) return;
    await super.invalidateQueries({ ...filters, predicate: (query) => early.has(query) }, options);
  }
}
