import { readAuditField } from '@assay/contract/audit-field';
import type { AuditInput, RunInput } from '@assay/contract/audit-inputs';
import {
  type AuditOutline,
  auditResults,
  auditRuns,
  audits,
  type RunOutline,
  type Suggestion,
} from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import type { AuditField } from '@assay/domain/audits/audit';
import { textSaveDelay } from '@assay/domain/constants';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import type { OpenedVisit } from '../../device/open-visit.ts';
import { fieldWriter } from '../../runs/perform/field-writer.ts';
import { statesOfRun } from '../../runs/perform/run-states.ts';
import { runWriters } from '../../runs/perform/run-writers.ts';
import type { Transport } from '../../runs/queue/entry.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { transportOf } from '../../runs/queue/transport.ts';
import { stateOfInspector, stateOfSuggestion, statesOfOutline } from './audit-states.ts';
import { keepInOutline, withRun, withSuggestion } from './kept-outline.ts';

const readRun = (id: string, runId: string) => call(auditRuns.get, { params: { id, runId } });

/** The first start may have worked, and its answer been lost before the work went on here. */
const begunBefore = (id: string) => async (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  const found = await call(audits.outline, { params: { id } }).catch(() => undefined);
  if (!found || found.finished) throw error;
  return found;
};

/** Every way in which an audit is written while it is edited; the queue tries again by itself. */
const auditTransport = (id: string): Transport =>
  transportOf({
    ...runWriters(auditResults, id),
    begin: {
      put: async (_, { id: key, sent: { parts } }) => {
        const body = parts.input as AuditInput;
        const outline = await call(audits.create, { body, key, retries: false }).catch(begunBefore(id));
        return { outline, runs: await Promise.all(outline.runs.map((run) => readRun(id, run.id))) };
      },
      read: (_, { outline, runs }: { outline: AuditOutline; runs: RunReply[] }) => [
        ...statesOfOutline(outline),
        ...runs.flatMap(statesOfRun),
      ],
    },
    run: {
      put: async ([runId = ''], { id: key, sent: { parts } }) => {
        const body = parts.input as RunInput;
        const outline = await call(auditRuns.add, { params: { id }, body, key, retries: false });
        await keepInOutline(id, (kept) => withRun(kept, runId, outline));
        return { outline, run: await readRun(id, runId) };
      },
      read: ({ key }, { outline, run }: { outline: RunOutline; run: RunReply }) => [
        [key, { revision: outline.revision, parts: { input: {}, run: outline } }],
        ...statesOfRun(run),
      ],
    },
    field: fieldWriter(
      audits.updateField,
      id,
      (field, text) => readAuditField(field as AuditField, text, new Date()).fault,
    ),
    inspector: {
      put: (_, { id: key, sent: { known, parts, revision } }) => {
        const { inspector = '', inspectorContact = '' } = { ...known, ...parts };
        return call(audits.setInspector, {
          params: { id },
          body: { inspector, inspectorContact },
          revision,
          key,
          retries: false,
        });
      },
      read: ({ key }, said: Parameters<typeof stateOfInspector>[0]) => [[key, stateOfInspector(said)]],
    },
    suggestion: {
      put: async ([suggestionId = ''], { id: key, sent: { known, parts, revision } }) => {
        const { type = 'ShortTerm', text = '', resultId = null } = { ...known, ...parts };
        const suggestion = await (revision === 0
          ? call(audits.addSuggestion, {
              params: { id },
              body: { id: suggestionId, type, text, resultId },
              key,
              retries: false,
            })
          : call(audits.updateSuggestion, {
              params: { id, suggestionId },
              body: { text },
              revision,
              key,
              retries: false,
            }));
        await keepInOutline(id, (kept) => withSuggestion(kept, suggestionId, suggestion));
        return suggestion;
      },
      remove: async ([suggestionId = ''], { id: key }) => {
        const gone = await call(audits.deleteSuggestion, { params: { id, suggestionId }, key, retries: false });
        await keepInOutline(id, (kept) => withSuggestion(kept, suggestionId, null));
        return gone;
      },
      read: ({ key }, suggestion: Suggestion) => [[key, stateOfSuggestion(suggestion)]],
    },
  });

export const createAuditQueue = (id: string, opened: OpenedVisit): FieldQueue =>
  createFieldQueue(auditTransport(id), { ...opened, quiet: textSaveDelay });
