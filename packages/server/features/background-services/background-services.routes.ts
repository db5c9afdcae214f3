import type { BackgroundService, backgroundServices } from '@assay/contract/background-services';
import { notFound } from '@assay/domain/problem';
import { idOfName, recordEvent, type TradeEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { freshData } from '../../jobs/after-run.ts';
import type { Service } from '../../jobs/service.ts';
import { wakeService } from '../../jobs/services.queries.ts';
import {
  clearService,
  listServiceRows,
  lockServiceRow,
  type ServiceRecord,
  switchService,
} from './background-services.queries.ts';

type Table = typeof backgroundServices;

const shown = ({ id, about }: Service, { enabled, status, data }: ServiceRecord): BackgroundService => ({
  id,
  about,
  status: enabled ? status : 'disabled',
  data: { ...freshData, ...data },
  enabled,
});

/** Records who switched or reset a service. */
const recordWork = (db: Db, { id }: Service, action: string, changes: TradeEvent['changes'] = []): Promise<void> =>
  recordEvent(db, {
    recordType: 'backgroundService',
    recordId: idOfName(id),
    action,
    changes: [{ field: 'service', from: null, to: id }, ...changes],
  });

/** Shows the services of this process's table, in its order. */
export function backgroundServiceHandlers(services: readonly Service[]): Handlers<Table> {
  const load = async ({ db, params }: { db: Db; params: { id: string } }) => {
    const service = services.find(({ id }) => id === params.id);
    const row = service && (await lockServiceRow(db, service.id));
    if (!row) throw notFound();
    return { service, row };
  };
  return {
    list: async ({ db }) => {
      const rows = new Map((await listServiceRows(db)).map((row) => [row.id, row]));
      return services.flatMap((service) => {
        const row = rows.get(service.id);
        return row ? [shown(service, row)] : [];
      });
    },
    setEnabled: handler<Table['setEnabled']>()({
      load,
      run: async ({ db, body, record: { service, row } }) => {
        if (body === row.enabled) return shown(service, row);
        if (body) await wakeService(db, service.id);
        const changes = [{ field: 'enabled', from: row.enabled, to: body }];
        await recordWork(db, service, body ? 'switched on' : 'switched off', changes);
        return shown(service, await switchService(db, service.id, body));
      },
    }),
    reset: handler<Table['reset']>()({
      load,
      run: async ({ db, now, record: { service, row } }) => {
        await service.reset?.(db, now);
        await recordWork(db, service, 'reset');
        if (row.enabled) await wakeService(db, service.id);
        return shown(service, await clearService(db, service.id));
      },
    }),
  };
}
