import type { inspectionPoints } from '@assay/contract/points';
import { patternFault } from '@assay/domain/points/patterns';
import { useCases } from '@assay/domain/points/use-cases';
import { notFound } from '@assay/domain/problem';
import { isCode, worded } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { Person } from '../../http/person.ts';
import { mayEdit, pointToRead, pointToWrite } from './load-point.ts';
import { findOption, listBatches, listSimilarOptions } from './option-batches.queries.ts';
import { applicabilityOfPoint, partsOnWire } from './parts-on-wire.ts';
import { showPointHistory } from './point-history.ts';
import { listDropdownPoints } from './point-record.queries.ts';
import { listProtocolsOfPoint } from './point-usage.queries.ts';
import { deletePoint, listPoints } from './points.queries.ts';
import { dropdownsOf } from './read-point.ts';
import { addPoint, authorOf, changeGeneralFields, changePoint, duplicatePoint } from './save-point.ts';
import { saveTextTranslations, saveTranslations } from './save-translations.ts';
import { showPoint } from './show-point.ts';

type Table = typeof inspectionPoints;

async function shown(db: Db, scope: Scope, person: Person, id: string) {
  return showPoint(await pointToRead({ db, scope, params: { id } }), person);
}

export const inspectionPointHandlers: Handlers<Table> = {
  list: async ({ db, scope, person }) =>
    (await listPoints(db, scope)).map(({ companyId, expressions, ...point }) => ({
      ...point,
      faultyExpression: expressions.some((expression) => patternFault(expression) !== undefined),
      metas: applicabilityOfPoint(point.id, point.kind, point.metas),
      editable: mayEdit(person, companyId),
    })),
  useCases: async () => useCases.map((value) => ({ value, displayName: value })),
  dropdowns: async ({ db, scope }) =>
    (await listDropdownPoints(db, scope)).flatMap((point) =>
      dropdownsOf(point).map((dropdown) => ({
        ...partsOnWire(point.metas, point.dropdown_options).dropdown(dropdown),
        inspectionPointId: point.id,
        inspectionPointName: point.name,
      })),
    ),
  similarOptions: async ({ db, scope, query: { currentDropdownId, currentOptionId } }) => {
    const current = await findOption(db, scope, currentDropdownId, currentOptionId);
    if (!current) throw notFound();
    const found = await listSimilarOptions(db, scope, current.pointId, current.title);
    return found.map(({ optionId, optionName, ...entry }) => ({
      ...entry,
      option: { id: optionId, name: optionName },
    }));
  },
  optionUpdates: handler<Table['optionUpdates']>()({
    load: pointToRead,
    run: async ({ db, scope, record }) =>
      (await listBatches(db, scope, record.id)).map(({ optionId, optionName, error, ...update }) => ({
        ...update,
        option: { id: optionId, name: optionName },
        error: isCode(error) ? { code: error, message: worded({ code: error, values: {} }, 'en') } : null,
      })),
  }),
  get: handler<Table['get']>()({
    load: pointToRead,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ person, record }) => showPoint(record, person),
  }),
  create: async ({ db, scope, person, body, now }) =>
    shown(db, scope, person, await addPoint(db, authorOf(person, scope), body, now)),
  update: handler<Table['update']>()({
    load: pointToWrite,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ db, scope, person, record, body, query, now }) => {
      await changePoint(db, authorOf(person, scope), record, body, query.deleteMissingById === 'true', now);
      return shown(db, scope, person, record.id);
    },
  }),
  updateGeneralFields: handler<Table['updateGeneralFields']>()({
    load: pointToWrite,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ db, scope, person, record, body }) => {
      await changeGeneralFields(db, scope, record, body);
      return shown(db, scope, person, record.id);
    },
  }),
  updateTranslations: handler<Table['updateTranslations']>()({
    load: pointToWrite,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ db, scope, person, record, body, now }) => {
      await saveTranslations(db, record, 'name', body, now);
      return shown(db, scope, person, record.id);
    },
  }),
  updateDescriptionTranslations: handler<Table['updateDescriptionTranslations']>()({
    load: pointToWrite,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ db, scope, person, record, body, now }) => {
      await saveTranslations(db, record, 'description', body, now);
      return shown(db, scope, person, record.id);
    },
  }),
  updateTextTranslations: handler<Table['updateTextTranslations']>()({
    load: pointToWrite,
    current: async ({ person }, record) => showPoint(record, person),
    run: async ({ db, scope, person, record, body, now }) => {
      await saveTextTranslations(db, record, body, now);
      return shown(db, scope, person, record.id);
    },
  }),
  duplicate: handler<Table['duplicate']>()({
    load: pointToRead,
    run: async ({ db, scope, person, record, now }) =>
      shown(db, scope, person, await duplicatePoint(db, authorOf(person, scope), record, now)),
  }),
  delete: handler<Table['delete']>()({
    load: pointToWrite,
    run: async ({ db, record, now }) => {
      await deletePoint(db, record.id, now);
      return {};
    },
  }),
  protocols: handler<Table['protocols']>()({
    load: pointToRead,
    run: async ({ db, scope, record }) => {
      const protocols = await listProtocolsOfPoint(db, scope, record.id);
      return { [record.id]: { protocolNames: protocols.map(({ name }) => name), protocols } };
    },
  }),
  history: handler<Table['history']>()({
    load: pointToRead,
    run: ({ db, record }) => showPointHistory(db, record.id),
  }),
};
