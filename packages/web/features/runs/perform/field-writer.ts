import type { audits } from '@assay/contract/audits';
import type { inspections } from '@assay/contract/inspections';
import type { Message } from '@assay/domain/words/message';
import { call } from '../../../api/call.ts';
import { faultText } from '../../../ui/fault-text.ts';
import type { ServerState } from '../queue/entry.ts';
import type { Writer } from '../queue/transport.ts';

type FieldEndpoint = typeof audits.updateField | typeof inspections.updateField;

interface ReadField {
  value: string;
  revision: number;
}

export const stateOfField = ({ value, revision }: ReadField): ServerState<'field'> => ({
  revision,
  parts: { text: value },
});

/** How a field of a visit is written; whoever knows the fields says what is wrong with one. */
export const fieldWriter = (
  endpoint: FieldEndpoint,
  id: string,
  faultOf: (field: string, text: string) => Message | undefined,
): Writer<'field'> => ({
  faultOf: ([field = ''], { text }) => {
    const fault = faultOf(field, text ?? '');
    return fault && faultText(fault);
  },
  put: ([field = ''], { id: key, sent: { parts, revision } }) =>
    call(endpoint, { params: { id, field }, body: { text: parts.text ?? '' }, revision, key, retries: false }),
  read: ({ key }, field: ReadField) => [[key, stateOfField(field)]],
});
