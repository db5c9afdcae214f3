import type { pointReferences } from '@assay/contract/point-references';
import { protocolTypes } from '@assay/domain/protocol-types';
import type { Handlers } from '../../http/frame/handlers.ts';
import { listCustomGroups, listPredefinedGroups } from './point-record.queries.ts';
import { listCategoryTitles, listUnits } from './points.queries.ts';
import { optionGroupOf } from './read-point.ts';
import { partsOnWire } from './show-point.ts';

export const pointReferenceHandlers: Handlers<typeof pointReferences> = {
  optionGroups: async ({ db, scope, query }) => {
    const groups = query.custom === 'true' ? await listCustomGroups(db, scope) : await listPredefinedGroups(db);
    return groups.map((group) => partsOnWire(group.metas).optionGroup(optionGroupOf(group)));
  },
  units: ({ db }) => listUnits(db),
  categoryTitles: ({ db, scope }) => listCategoryTitles(db, scope),
  protocolTypes: async () => protocolTypes,
};
