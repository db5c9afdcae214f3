import { invalidField, Problem } from '@assay/domain/problem';

const deepest = 64;
/** No body of ours holds more; a list of a hundred thousand faults would also break the parser that lists them. */
const mostValues = 50_000;
const quote = 34;
const backslash = 92;
const comma = 44;

/** Looks at the bytes alone, before parsing builds anything. */
function refuseUnwieldy(bytes: Buffer): void {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === backslash) i++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === 91 || byte === 123) {
      depth++;
      if (depth > deepest) throw invalidField('body', 'request.bodyTooDeep', { max: deepest });
    } else if (byte === 93 || byte === 125) depth--;
    else if (byte === comma) {
      values++;
      if (values > mostValues) throw invalidField('body', 'request.bodyTooManyValues', { max: mostValues });
    }
  }
}

/** As a key alone: as a text it is as good as any other. */
const protoKey = /"__proto__"\s*:/;
const decoder = new TextDecoder('utf-8', { fatal: true });

export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  refuseUnwieldy(bytes);
  try {
    const text = decoder.decode(bytes);
    if (protoKey.test(text)) throw invalidField('__proto__', 'value.unknownField');
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalidField('body', 'request.bodyNotJson');
  }
}
