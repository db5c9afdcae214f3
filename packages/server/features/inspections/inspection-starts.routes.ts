import type { inspectionStarts } from '@assay/contract/inspection-starts';
import { notFound } from '@assay/domain/problem';
import { type Handlers, handler, type RecordRequest } from '../../http/frame/handlers.ts';
import { findMachine } from '../equipment/machines.queries.ts';
import { findProtocol } from '../protocols/protocols.queries.ts';
import { takeSnapshot } from '../protocols/take-snapshot.ts';
import { lastAnswers, usualValuesOf } from '../runs/last-results.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';

type Table = typeof inspectionStarts;

/** A protocol that work may begin with. */
async function protocolToFreeze({ db, scope, params }: RecordRequest) {
  const protocol = await findProtocol(db, scope, params.id);
  if (!protocol || protocol.deleted_at !== null) throw notFound();
  return protocol;
}

async function machineToRead({ db, scope, params }: RecordRequest) {
  const machine = await findMachine(db, scope, params.id);
  if (!machine) throw notFound();
  return machine;
}

export const inspectionStartHandlers: Handlers<Table> = {
  freeze: handler<Table['freeze']>()({
    load: protocolToFreeze,
    run: async ({ db, person, record, now }) => {
      const { sha256 } = await takeSnapshot(db, record.id, now, person.companyId);
      return { snapshot: sha256, content: (await readSnapshot(db, { protocolId: record.id, sha256 })).content };
    },
  }),
  lastAnswers: handler<Table['lastAnswers']>()({
    load: machineToRead,
    run: ({ db, scope, record, now }) => lastAnswers(db, scope, record.id, now),
  }),
  usualValues: ({ db, scope, params }) => usualValuesOf(db, scope, params.id),
};
