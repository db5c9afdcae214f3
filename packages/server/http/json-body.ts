import { Problem } from '@assay/domain/problem';

const deepest = 64;
const quote = 34;
const backslash = 92;

/** Whether brackets nest deeper than any body of ours: looked for in the bytes, before parsing builds anything. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === backslash) i++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === 91 || byte === 123) {
      depth++;
      if (depth > deepest) return true;
    } else if (byte === 93 || byte === 125) depth--;
  }
  return false;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (isTooDeep(bytes)) throw new Problem('invalid', `The body nests deeper than ${deepest} levels.`);
  if (bytes.includes('"__proto__"')) throw new Problem('invalid', '__proto__: Is not a known field');
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Problem('invalid', 'The body is not valid JSON in UTF-8.');
  }
}
