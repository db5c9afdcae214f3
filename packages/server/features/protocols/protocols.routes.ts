import { listRequest } from '@assay/contract/lists';
import type { inspectionProtocols } from '@assay/contract/protocols';
import { can } from '@assay/domain/access';
import { isAuditType, offeredTypes } from '@assay/domain/protocol-types';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import type { Person } from '../../http/session/session.ts';
import { authorOf } from '../points/save-point.ts';
import { exportProtocol } from './export-protocol.ts';
import { listFitting } from './fitting-protocols.queries.ts';
import { protocolToChange, protocolToDelete, protocolToRead } from './load-protocol.ts';
import { listObsolete, searchProtocols } from './protocol-lists.queries.ts';
import { deleteProtocol } from './protocols.queries.ts';
import { addProtocol, changeDependency } from './save-protocol.ts';
import { showProtocol, showProtocolHistory } from './show-protocol.ts';
import { typesIn } from './types-in.ts';

type Table = typeof inspectionProtocols;

async function shown(db: Db, scope: Scope, person: Person, id: string) {
  return showProtocol(db, scope, person, await protocolToRead({ db, scope, params: { id } }));
}

export const inspectionProtocolHandlers: Handlers<Table> = {
  search: ({ db, scope, query }) =>
    searchProtocols(db, scope, listRequest(query), {
      types: typesIn(query.types ?? ''),
      mineOnly: query.mineOnly ?? false,
    }),
  obsolete: ({ db, scope }) => listObsolete(db, scope),
  sortedByFit: ({ db, scope, person, query }) => {
    const { type, productFamilyId = null, productModelId = null, equipmentId = null } = query;
    const isForAudit = type !== undefined && isAuditType(type) && can(person, 'audits.edit');
    const types = isForAudit
      ? [type]
      : offeredTypes(person).filter((offered) => type === undefined || offered === type);
    return listFitting(db, scope, { productFamilyId, productModelId, equipmentId }, types);
  },
  get: handler<Table['get']>()({
    load: protocolToRead,
    run: ({ db, scope, person, record }) => showProtocol(db, scope, person, record),
  }),
  create: async ({ db, scope, person, body, now }) =>
    shown(db, scope, person, await addProtocol(db, authorOf(person, scope), body, now)),
  softDelete: handler<Table['softDelete']>()({
    load: protocolToDelete,
    run: async ({ db, record, now }) => {
      await deleteProtocol(db, record.id, now);
      return {};
    },
  }),
  updateDependencyJson: handler<Table['updateDependencyJson']>()({
    load: protocolToChange,
    run: async ({ db, scope, person, record, params, body }) => {
      await changeDependency(db, record, params, body);
      return shown(db, scope, person, record.id);
    },
  }),
  export: handler<Table['export']>()({
    load: protocolToRead,
    run: async ({ db, scope, person, record }) => exportProtocol(await showProtocol(db, scope, person, record)),
  }),
  history: handler<Table['history']>()({
    load: protocolToRead,
    run: ({ db, record }) => showProtocolHistory(db, record),
  }),
};
