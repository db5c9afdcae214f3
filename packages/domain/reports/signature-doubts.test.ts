import { expect, it } from 'vitest';
import { signatureDoubts } from './signature-doubts.ts';

const signed = (name: string, version: number) => ({
  ...{ name, version },
  imageId: name,
  signedAt: '2026-03-01T09:00:00Z',
});
const old = (role: string, name: string, version: number) => ({ kind: 'oldSignature', role, name, version });
const missing = (role: string) => ({ kind: 'missingSignature', role });

it.each([
  ['nobody signed', null, null, [missing('customer'), missing('provider')]],
  ['both signed this version', signed('Aino', 3), signed('Uma', 3), []],
  ['one signed what was said before', null, signed('Uma', 1), [missing('customer'), old('provider', 'Uma', 1)]],
  ['one signed an earlier version that says the same', signed('Aino', 2), signed('Uma', 3), []],
])('a reviewer looks at the signatures where %s', (_, customerSignature, providerSignature, expected) => {
  expect(signatureDoubts({ customerSignature, providerSignature }, (version) => version > 1)).toEqual(expected);
});
