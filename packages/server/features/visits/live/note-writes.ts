import type { Endpoint } from '@assay/contract/base/endpoint';
import type { VisitFeed } from './visit-feed.ts';

const belowVisit = /^\/api\/v1\/(inspections|audits)\/\{id\}/;

/** Tells the feed of writes whose address names a visit; it finds what other writes change a moment later by itself. */
export const noteWrites =
  ({ note }: Pick<VisitFeed, 'note'>) =>
  ({ path }: Pick<Endpoint, 'path'>, { id }: Readonly<Record<string, string>>): void => {
    if (id !== undefined && belowVisit.test(path)) note(id);
  };
