import type {
  Finding,
  FindingInput,
  FollowUpOrder,
  PriorityAction,
  PriorityActionInput,
} from '@assay/contract/follow-ups';
import { readInspectionField } from '@assay/contract/inspection-field';
import { type Inspection, inspectionRuns, inspections } from '@assay/contract/inspections';
import type { InspectionField } from '@assay/domain/inspections/inspection';
import { call } from '../../../api/call.ts';
import { runWriters } from '../../runs/perform/run-writers.ts';
import type { Door, Parts } from '../../runs/queue/entry.ts';
import { doorOf } from '../../runs/queue/writers.ts';
import { headOfAction, headOfField, headOfFinding, headOfOrder, headOfSignature } from './inspection-heads.ts';

/** A record that is written whole: what was not changed goes along as it is known. */
const whole = ({ known, parts }: { known: Parts; parts: Parts }): unknown => ({ ...known, ...parts });

/** Every way in which an inspection is written while it is carried out. */
export const inspectionDoor = (id: string): Door =>
  doorOf({
    ...runWriters(inspectionRuns, id),
    field: {
      faultOf: ([field = ''], { text }) =>
        readInspectionField(field as InspectionField, String(text), new Date()).fault,
      put: ([field = ''], { id: key, sent: { parts, revision } }) =>
        call(inspections.updateField, { params: { id, field }, body: { text: String(parts.text) }, revision, key }),
      read: ({ key }, field: { value: string; revision: number }) => [[key, headOfField(field)]],
    },
    finding: {
      put: ([findingId = ''], { id: key, sent }) =>
        call(inspections.putFinding, {
          params: { id, findingId },
          body: whole(sent) as FindingInput,
          revision: sent.revision,
          key,
        }),
      remove: ([findingId = ''], { id: key }) => call(inspections.removeFinding, { params: { id, findingId }, key }),
      read: ({ key }, finding: Finding) => [[key, headOfFinding(finding)]],
    },
    action: {
      put: ([actionId = ''], { id: key, sent }) =>
        call(inspections.putPriorityAction, {
          params: { id, actionId },
          body: whole(sent) as PriorityActionInput,
          revision: sent.revision,
          key,
        }),
      remove: ([actionId = ''], { id: key }) =>
        call(inspections.removePriorityAction, { params: { id, actionId }, key }),
      read: ({ key }, action: PriorityAction) => [[key, headOfAction(action)]],
    },
    order: {
      put: ([list = ''], { id: key, sent: { parts, revision } }) =>
        call(inspections.orderFollowUps, { params: { id, list }, body: { ids: parts.ids as string[] }, revision, key }),
      read: ({ key }, order: FollowUpOrder) => [[key, headOfOrder(order)]],
    },
    signature: {
      put: ([role = ''], { id: key, sent: { parts } }) =>
        call(inspections.sign, {
          params: { id, role },
          body: { name: String(parts.name), imageId: String(parts.imageId) },
          key,
        }),
      remove: ([role = ''], { id: key }) => call(inspections.removeSignature, { params: { id, role }, key }),
      read: ({ key }, { customerSignature, providerSignature }: Inspection) => [
        [key, headOfSignature(key.endsWith('customer') ? customerSignature : providerSignature)],
      ],
    },
  });
