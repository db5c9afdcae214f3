import type { BodyOf } from '@assay/contract/base/endpoint';
import type { inspectionRuns } from '@assay/contract/inspections';
import type { ResultInput } from '@assay/contract/runs/result';
import { invalidField, notFound } from '@assay/domain/problem';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { lastWriterOf } from '../visits/live/visit-changes.queries.ts';
import type { VisitGuard, VisitRequest } from '../visits/visit-guard.ts';
import { changeStart } from './change-start.ts';
import { addExtraPoint, removeExtraPoint } from './extra-points.ts';
import { lastResults, measuredBefore, showLastVisit } from './last-results.ts';
import { photoChanged, photoMoved, withoutPhoto, withPhoto } from './photos.ts';
import { readSnapshot } from './read-snapshot.ts';
import { type FoundResult, findResult, findResultOfPoint, lastWriterOfResult, lockResult } from './results.queries.ts';
import { lockRun } from './runs.queries.ts';
import { runOf, showResult, showRun } from './show-run.ts';
import { type Writing, writeResult } from './write-result.ts';

type Table = typeof inspectionRuns;

type ResultBody = BodyOf<Table['updateResult']>;

type Request = VisitRequest & { now: Date };
type RunRequest = Request & { params: { runId: string } };

/** The field calls below a visit, for every kind of visit. */
export function runHandlers(guard: VisitGuard): Handlers<Table> {
  const writing = ({ db, scope, person, now, params }: Request): Writing => ({
    db,
    scope,
    visit: { id: params.id, kind: guard.kind },
    writer: person,
    now,
  });

  const runToRead = async (request: RunRequest) => {
    const { visitedAt } = await guard.toRead(request);
    return { visitedAt, run: await runOf(request.db, request.params.id, request.params.runId) };
  };

  const runToWrite = async (request: RunRequest) => {
    const { db, params } = request;
    await guard.toWrite(request);
    await lockRun(db, params.id, params.runId);
    return runOf(db, params.id, params.runId);
  };

  const resultToWrite = async (request: Request & { params: { resultId: string } }) => {
    const { db, params } = request;
    const [, result] = await Promise.all([guard.toWrite(request), lockResult(db, params.id, params.resultId)]);
    if (!result) throw notFound();
    return result;
  };

  const written = async (request: Request, record: FoundResult, input: ResultInput) =>
    showResult(request.db, await writeResult(writing(request), record, input), request.person);

  /** Writes the fields of a result that were sent; an empty body changes nothing. */
  const writeBody = async (request: Request, record: FoundResult, { id, ...input }: ResultBody) => {
    if (id !== undefined && id !== record.id) throw invalidField('id', 'answer.otherThanAddressed');
    return Object.keys(input).length === 0
      ? showResult(request.db, record, request.person)
      : written(request, record, input);
  };

  const shownRun = (request: Request, runId: string) => showRun(request.db, request.params.id, runId, request.person);

  return {
    snapshot: handler<Table['snapshot']>()({
      load: runToRead,
      run: async ({ db, record: { run } }) =>
        (await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 })).content,
    }),
    lastVisit: handler<Table['lastVisit']>()({
      load: runToRead,
      run: async ({ db, scope, params, record: { run, visitedAt } }) => {
        if (run.equipment_id === null) return [];
        const { points } = await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 });
        const statuses = ['Waiting', 'Finished'] as const;
        const visits = { equipmentId: run.equipment_id, visitedAt, visitId: params.id, statuses };
        const last = await lastResults(db, scope, visits, [...points.values()]);
        const asked = [...new Set([...last.values()].map((result) => result.inspection_point_id))];
        const measured = await measuredBefore(db, scope, visits, asked);
        return [...last].map(([pointId, result]) =>
          showLastVisit(pointId, result, points.get(pointId)?.point, measured.get(result.inspection_point_id) ?? []),
        );
      },
    }),
    createResult: handler<Table['createResult']>()({
      load: async (request) => {
        const { db, params } = request;
        await guard.toWrite(request);
        const found = await findResultOfPoint(db, params.id, params.runId, params.pointId);
        if (!found) throw notFound();
        return resultToWrite({ ...request, params: { ...params, resultId: found.id } });
      },
      run: (request) => writeBody(request, request.record, request.body),
    }),
    result: handler<Table['result']>()({
      load: async (request) => {
        const { db, params } = request;
        await guard.toRead(request);
        const result = await findResult(db, params.id, params.resultId);
        if (!result) throw notFound();
        return result;
      },
      current: ({ db, person }, record) => showResult(db, record, person),
      run: ({ db, person, record }) => showResult(db, record, person),
    }),
    updateResult: handler<Table['updateResult']>()({
      load: resultToWrite,
      current: ({ db, person }, record) => showResult(db, record, person),
      changedBy: ({ db }, record) => lastWriterOfResult(db, record.id),
      run: (request) => writeBody(request, request.record, request.body),
    }),
    putImage: handler<Table['putImage']>()({
      load: resultToWrite,
      run: (request) =>
        written(request, request.record, {
          photos: withPhoto(request.record.photos, { ...request.body, imageId: request.params.imageId }),
        }),
    }),
    removeImage: handler<Table['removeImage']>()({
      load: resultToWrite,
      run: (request) =>
        written(request, request.record, { photos: withoutPhoto(request.record.photos, request.params.imageId) }),
    }),
    captionImage: handler<Table['captionImage']>()({
      load: resultToWrite,
      run: (request) =>
        written(request, request.record, {
          photos: photoChanged(request.record.photos, request.params.imageId, { caption: request.body.text }),
        }),
    }),
    layoutImage: handler<Table['layoutImage']>()({
      load: resultToWrite,
      run: (request) =>
        written(request, request.record, {
          photos: photoChanged(request.record.photos, request.params.imageId, request.body),
        }),
    }),
    moveImage: handler<Table['moveImage']>()({
      load: resultToWrite,
      run: (request) =>
        written(request, request.record, {
          photos: photoMoved(request.record.photos, request.params.imageId, request.body.index),
        }),
    }),
    start: handler<Table['start']>()({
      load: runToWrite,
      current: (request, record) => shownRun(request, record.id),
      changedBy: ({ db, params }) => lastWriterOf(db, params.id, 'run', params.runId),
      run: async (request) => {
        await changeStart(writing(request), request.record, request.body);
        return shownRun(request, request.record.id);
      },
    }),
    addExtraPoint: handler<Table['addExtraPoint']>()({
      load: runToWrite,
      run: async (request) => {
        await addExtraPoint(writing(request), guard.freezePoint, request.record.id, request.body);
        return shownRun(request, request.record.id);
      },
    }),
    removeExtraPoint: handler<Table['removeExtraPoint']>()({
      load: runToWrite,
      run: async (request) => {
        await removeExtraPoint(writing(request), request.record.id, request.params.pointId);
        return shownRun(request, request.record.id);
      },
    }),
  };
}
