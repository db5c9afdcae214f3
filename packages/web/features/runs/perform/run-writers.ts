import type { PointResultReply, ResultInput } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import type { runCalls } from '@assay/contract/runs/run-calls';
import { call } from '../../../api/call.ts';
import type { Writers } from '../queue/transport.ts';
import { stateOfResult, statesOfRun } from './run-states.ts';
import { uploadWriter } from './upload-writer.ts';

type RunCalls = ReturnType<typeof runCalls<'/api/v1/inspections/{id}' | '/api/v1/audits/{id}'>>;

/** How the results, the start and the added points of a visit's runs are written; the queue tries again by itself. */
export function runWriters(calls: RunCalls, visitId: string) {
  const readRun = (_: unknown, run: RunReply) => statesOfRun(run);
  return {
    result: {
      put: ([, , resultId = ''], { id: key, sent }) => {
        // That it was looked at follows from any write.
        const { prefilled: _, ...body } = sent.parts;
        return call(calls.updateResult, {
          params: { id: visitId, resultId },
          body: body as ResultInput,
          revision: sent.revision,
          key,
          retries: false,
        });
      },
      read: ({ key }, result: PointResultReply) => [[key, stateOfResult(result)]],
    },
    start: {
      put: ([runId = ''], { id: key, sent }) =>
        call(calls.start, {
          params: { id: visitId, runId },
          body: sent.parts,
          revision: sent.revision,
          key,
          retries: false,
        }),
      read: readRun,
    },
    extra: {
      put: ([runId = '', id = ''], { id: key, sent }) =>
        call(calls.addExtraPoint, {
          params: { id: visitId, runId },
          body: { id, inspectionPointId: sent.parts.inspectionPointId ?? '' },
          key,
          retries: false,
        }),
      read: readRun,
      remove: ([runId = '', pointId = ''], { id: key }) =>
        call(calls.removeExtraPoint, { params: { id: visitId, runId, pointId }, key, retries: false }),
    },
    upload: uploadWriter,
  } satisfies Writers;
}
