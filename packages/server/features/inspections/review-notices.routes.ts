import type { reviewNotices } from '@assay/contract/review-notices';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { inspectionToRead } from './load-inspection.ts';
import { listNotices, removeNotice } from './review-notices.queries.ts';

type Table = typeof reviewNotices;

export const reviewNoticeHandlers: Handlers<Table> = {
  list: async ({ db, scope, person }) =>
    (await listNotices(db, scope, person.userId)).map(({ id, name, outcome, at }) => ({
      ...{ inspectionId: id, name, outcome, at: at.toISOString() },
    })),
  seen: handler<Table['seen']>()({
    load: inspectionToRead,
    run: async ({ db, person, record }) => {
      await removeNotice(db, record.id, person.userId);
      return {};
    },
  }),
};
