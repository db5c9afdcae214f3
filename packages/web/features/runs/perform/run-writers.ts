import type { inspectionRuns } from '@assay/contract/inspections';
import type { PointResultReply, ResultInput } from '@assay/contract/runs/result';
import type { RunReply, RunStartInput } from '@assay/contract/runs/run';
import { call } from '../../../api/call.ts';
import type { Head } from '../queue/entry.ts';
import type { Writer } from '../queue/writers.ts';
import { headOfResult, headsOfRun } from './run-heads.ts';
import { uploadWriter } from './upload-writer.ts';

type RunCalls = typeof inspectionRuns;

/** How the results, the start and the added points of a root's runs are written. */
export function runWriters(calls: RunCalls, rootId: string): Record<string, Writer> {
  const readRun = (_: unknown, run: RunReply): [string, Head][] => headsOfRun(run);
  return {
    result: {
      put: ([, , resultId = ''], { id: key, sent }) => {
        // That it was looked at follows from any write.
        const { prefilled: _, ...body } = sent.parts;
        return call(calls.updateResult, {
          params: { id: rootId, resultId },
          body: body as ResultInput,
          revision: sent.revision,
          key,
        });
      },
      read: ({ key }, result: PointResultReply) => [[key, headOfResult(result)]],
    },
    start: {
      put: ([runId = ''], { id: key, sent }) =>
        call(calls.start, {
          params: { id: rootId, runId },
          body: sent.parts as RunStartInput,
          revision: sent.revision,
          key,
        }),
      read: readRun,
    },
    extra: {
      put: ([runId = '', id = ''], { id: key, sent }) =>
        call(calls.addExtraPoint, {
          params: { id: rootId, runId },
          body: { id, inspectionPointId: String(sent.parts.inspectionPointId) },
          key,
        }),
      read: readRun,
      remove: ([runId = '', pointId = ''], { id: key }) =>
        call(calls.removeExtraPoint, { params: { id: rootId, runId, pointId }, key }),
    },
    upload: uploadWriter,
  };
}
