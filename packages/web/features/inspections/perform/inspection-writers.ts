import type { DisposalReply, Finding, FollowUpOrder, PriorityAction } from '@assay/contract/follow-ups';
import { readInspectionField } from '@assay/contract/inspection-field';
import { type Inspection, type InspectionInput, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { InspectionField } from '@assay/domain/inspections/inspection';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { fieldWriter } from '../../runs/perform/field-writer.ts';
import { runWriters } from '../../runs/perform/run-writers.ts';
import type { Transport } from '../../runs/queue/entry.ts';
import type { RecordParts } from '../../runs/queue/records.ts';
import { transportOf } from '../../runs/queue/transport.ts';
import {
  stateOfAction,
  stateOfDisposal,
  stateOfFinding,
  stateOfOrder,
  stateOfSignature,
  statesOf,
} from './inspection-states.ts';

/** A record that is written whole: what was not changed goes along as it is known. */
const whole = <P>({ known, parts }: { known: Partial<P>; parts: Partial<P> }): P => ({ ...known, ...parts }) as P;

/** The first start may have worked, and its answer been lost before the work went on here. */
const begunBefore = (id: string) => async (error: unknown) => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  const found = await call(inspections.get, { params: { id } }).catch(() => undefined);
  if (!found?.mayPerform) throw error;
  return found;
};

/** Every way in which an inspection is written while it is carried out; the queue tries again by itself. */
export const inspectionTransport = (id: string): Transport =>
  transportOf({
    ...runWriters(inspectionRuns, id),
    begin: {
      put: (_, { id: key, sent: { parts } }) =>
        call(inspections.create, { body: parts.input as InspectionInput, key, retries: false }).catch(begunBefore(id)),
      read: (_, inspection: Inspection) => statesOf(inspection),
    },
    field: fieldWriter(
      inspections.updateField,
      id,
      (field, text) => readInspectionField(field as InspectionField, text, new Date()).fault,
    ),
    finding: {
      put: ([findingId = ''], { id: key, sent }) =>
        call(inspections.putFinding, {
          params: { id, findingId },
          body: { photos: [], ...whole<RecordParts['finding']>(sent) },
          revision: sent.revision,
          key,
          retries: false,
        }),
      remove: ([findingId = ''], { id: key }) =>
        call(inspections.removeFinding, { params: { id, findingId }, key, retries: false }),
      read: ({ key }, finding: Finding) => [[key, stateOfFinding(finding)]],
    },
    action: {
      put: ([actionId = ''], { id: key, sent }) =>
        call(inspections.putPriorityAction, {
          params: { id, actionId },
          body: whole<RecordParts['action']>(sent),
          revision: sent.revision,
          key,
          retries: false,
        }),
      remove: ([actionId = ''], { id: key }) =>
        call(inspections.removePriorityAction, { params: { id, actionId }, key, retries: false }),
      read: ({ key }, action: PriorityAction) => [[key, stateOfAction(action)]],
    },
    order: {
      put: ([list = ''], { id: key, sent: { parts, revision } }) =>
        call(inspections.orderFollowUps, {
          params: { id, list },
          body: { ids: parts.ids ?? [] },
          revision,
          key,
          retries: false,
        }),
      read: ({ key }, order: FollowUpOrder) => [[key, stateOfOrder(order)]],
    },
    disposal: {
      put: ([kind = '', followUpId = ''], { id: key, sent }) =>
        call(inspections.dispose, {
          params: { id, kind, followUpId },
          body: whole<RecordParts['disposal']>(sent),
          revision: sent.revision,
          key,
          retries: false,
        }),
      read: ({ key }, reply: DisposalReply) => [[key, stateOfDisposal(reply)]],
    },
    signature: {
      put: ([role = ''], { id: key, sent: { parts } }) =>
        call(inspections.sign, {
          params: { id, role },
          body: {
            name: parts.name ?? '',
            imageId: parts.imageId ?? '',
            ...(parts.signedAt && { signedAt: parts.signedAt }),
          },
          key,
          retries: false,
        }),
      remove: ([role = ''], { id: key }) =>
        call(inspections.removeSignature, { params: { id, role }, key, retries: false }),
      read: ({ key }, { customerSignature, providerSignature }: Inspection) => [
        [key, stateOfSignature(key.endsWith('customer') ? customerSignature : providerSignature)],
      ],
    },
  });
