import type { inspectionPhases } from '@assay/contract/phases';
import type { Handlers } from '../../http/frame/handlers.ts';
import { ensurePhase, listPhases } from './phases.queries.ts';

export const inspectionPhaseHandlers: Handlers<typeof inspectionPhases> = {
  list: ({ db, scope }) => listPhases(db, scope),
  create: ({ db, scope, body, now }) => ensurePhase(db, scope, body.Name, now),
};
