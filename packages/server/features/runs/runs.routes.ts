import type { inspectionRuns } from '@assay/contract/inspections';
import type { ResultInput } from '@assay/contract/runs/result';
import { notFound } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/handlers.ts';
import type { Person } from '../../http/person.ts';
import { changeStart } from './change-start.ts';
import { addExtraPoint, removeExtraPoint } from './extra-points.ts';
import { lastResults, showLastVisit } from './last-results.ts';
import { readSnapshot } from './read-snapshot.ts';
import { photoChanged, photoMoved, withoutPhoto, withPhoto } from './result-photos.ts';
import { type FoundResult, findResult, findResultOfPoint } from './results.queries.ts';
import type { RootKey, RunRoot } from './run-root.ts';
import { runOf, showResult, showRun } from './show-run.ts';
import { type Writing, writeResult } from './write-result.ts';

type Table = typeof inspectionRuns;

interface Asked {
  db: Db;
  scope: Scope;
  person: Person;
  now: Date;
  params: { id: string };
}

/** The field calls below a root, whatever it is. */
export function runHandlers(root: RunRoot): Handlers<Table> {
  const keyOf = (id: string): RootKey => ({ column: root.column, id });

  const writing = ({ db, scope, person, now, params }: Asked): Writing => ({
    db,
    scope,
    root: keyOf(params.id),
    recordType: root.recordType,
    writer: person,
    now,
  });

  const runToRead = async (asked: Asked & { params: { runId: string } }) => {
    const { date } = await root.toRead(asked);
    return { date, run: await runOf(asked.db, keyOf(asked.params.id), asked.params.runId) };
  };

  const runToWrite = async (asked: Asked & { params: { runId: string } }) => {
    await root.toWrite(asked);
    return runOf(asked.db, keyOf(asked.params.id), asked.params.runId);
  };

  const found = async (asked: Asked, find: (key: RootKey) => Promise<FoundResult | undefined>) => {
    await root.toWrite(asked);
    const result = await find(keyOf(asked.params.id));
    if (!result) throw notFound();
    return result;
  };
  const resultToWrite = (asked: Asked & { params: { resultId: string } }) =>
    found(asked, (key) => findResult(asked.db, key, asked.params.resultId));

  const written = async (asked: Asked, record: FoundResult, input: ResultInput) =>
    showResult(await writeResult(writing(asked), record, input), asked.person);

  const shownRun = (asked: Asked, runId: string) => showRun(asked.db, keyOf(asked.params.id), runId, asked.person);

  return {
    snapshot: handler<Table['snapshot']>()({
      load: runToRead,
      run: async ({ db, record: { run } }) =>
        (await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 })).content,
    }),
    lastVisit: handler<Table['lastVisit']>()({
      load: runToRead,
      run: async ({ db, scope, params, record: { run, date } }) => {
        if (run.equipment_id === null) return [];
        const { points } = await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 });
        const visit = { equipmentId: run.equipment_id, date, inspectionId: params.id };
        const last = await lastResults(db, scope, visit, [...points.values()]);
        return [...last].map(([pointId, result]) => showLastVisit(pointId, result));
      },
    }),
    createResult: handler<Table['createResult']>()({
      load: (asked) =>
        found(asked, (key) => findResultOfPoint(asked.db, key, asked.params.runId, asked.params.pointId)),
      run: async ({ record, person }) => showResult(record, person),
    }),
    updateResult: handler<Table['updateResult']>()({
      load: resultToWrite,
      current: async ({ person }, record) => showResult(record, person),
      run: (asked) => written(asked, asked.record, asked.body),
    }),
    putImage: handler<Table['putImage']>()({
      load: resultToWrite,
      run: (asked) =>
        written(asked, asked.record, {
          photos: withPhoto(asked.record.photos, { ...asked.body, imageId: asked.params.imageId }),
        }),
    }),
    removeImage: handler<Table['removeImage']>()({
      load: resultToWrite,
      run: (asked) => written(asked, asked.record, { photos: withoutPhoto(asked.record.photos, asked.params.imageId) }),
    }),
    captionImage: handler<Table['captionImage']>()({
      load: resultToWrite,
      run: (asked) =>
        written(asked, asked.record, {
          photos: photoChanged(asked.record.photos, asked.params.imageId, { caption: asked.body.text }),
        }),
    }),
    layoutImage: handler<Table['layoutImage']>()({
      load: resultToWrite,
      run: (asked) =>
        written(asked, asked.record, {
          photos: photoChanged(asked.record.photos, asked.params.imageId, asked.body),
        }),
    }),
    moveImage: handler<Table['moveImage']>()({
      load: resultToWrite,
      run: (asked) =>
        written(asked, asked.record, {
          photos: photoMoved(asked.record.photos, asked.params.imageId, asked.body.index),
        }),
    }),
    start: handler<Table['start']>()({
      load: runToWrite,
      current: (asked, record) => shownRun(asked, record.id),
      run: async (asked) => {
        await changeStart(writing(asked), asked.record, asked.body);
        return shownRun(asked, asked.record.id);
      },
    }),
    addExtraPoint: handler<Table['addExtraPoint']>()({
      load: runToWrite,
      run: async (asked) => {
        await addExtraPoint(writing(asked), root.freezePoint, asked.record.id, asked.body);
        return shownRun(asked, asked.record.id);
      },
    }),
    removeExtraPoint: handler<Table['removeExtraPoint']>()({
      load: runToWrite,
      run: async (asked) => {
        await removeExtraPoint(writing(asked), asked.record.id, asked.params.pointId);
        return shownRun(asked, asked.record.id);
      },
    }),
  };
}
