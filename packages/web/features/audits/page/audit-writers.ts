import { readAuditField } from '@assay/contract/audit-field';
import { auditResults, audits, type Suggestion } from '@assay/contract/audits';
import type { AuditField } from '@assay/domain/audits/audit';
import { textSaveDelay } from '@assay/domain/constants';
import { call } from '../../../api/call.ts';
import { fieldWriter } from '../../runs/perform/field-writer.ts';
import { runWriters } from '../../runs/perform/run-writers.ts';
import type { Transport } from '../../runs/queue/entry.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { transportOf } from '../../runs/queue/transport.ts';
import { stateOfInspector, stateOfSuggestion } from './audit-states.ts';

/** Every way in which an audit is written while it is edited; the queue tries again by itself. */
const auditTransport = (id: string): Transport =>
  transportOf({
    ...runWriters(auditResults, id),
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
      put: ([suggestionId = ''], { id: key, sent: { known, parts, revision } }) => {
        const { type = 'ShortTerm', text = '' } = { ...known, ...parts };
        return revision === 0
          ? call(audits.addSuggestion, {
              params: { id },
              body: { id: suggestionId, type, text },
              key,
              retries: false,
            })
          : call(audits.updateSuggestion, {
              params: { id, suggestionId },
              body: { text },
              revision,
              key,
              retries: false,
            });
      },
      remove: ([suggestionId = ''], { id: key }) =>
        call(audits.deleteSuggestion, { params: { id, suggestionId }, key, retries: false }),
      read: ({ key }, suggestion: Suggestion) => [[key, stateOfSuggestion(suggestion)]],
    },
  });

export const createAuditQueue = (id: string): FieldQueue =>
  createFieldQueue(auditTransport(id), { quiet: textSaveDelay });
