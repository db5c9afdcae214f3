import { invalidField } from '@assay/domain/problem';
import { isProtocolType, type ProtocolType } from '@assay/domain/protocol-types';

/** The types that a list is filtered by, from its query. */
export function typesIn(text: string): ProtocolType[] {
  const types = text
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  const unknown = types.find((type) => !isProtocolType(type));
  if (unknown !== undefined) throw invalidField('types', 'protocol.typeUnknownNamed', { type: unknown });
  return types as ProtocolType[];
}
