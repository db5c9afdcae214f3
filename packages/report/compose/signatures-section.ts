import type { Section, SignaturesBlock } from '@assay/contract/reports/document';
import type { VersionSignature } from '@assay/domain/reports/version';
import { section } from './blocks.ts';
import type { Reading } from './reading.ts';
import type { ReportWork } from './report-work.ts';

/** Enough of a hash to tell two versions apart by eye: '7f3a 91c2'. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

type Signed = SignaturesBlock['signatures'][number];

function signed(
  key: string,
  label: string,
  signature: VersionSignature | null,
  version: number,
  { say, times }: Reading,
): Signed {
  if (!signature) return { key, label, name: '', signedAt: '', imageId: null, alt: '', note: say('notSigned') };
  const { name, imageId, signedAt } = signature;
  const isOlder = signature.version < version;
  return {
    key,
    label,
    name,
    signedAt: `${times.moment(signedAt)} ${times.zone}`,
    imageId,
    alt: say('signatureAlt', { name }),
    note: isOlder ? say('givenOn', { version: signature.version }) : '',
  };
}

/** Both parties always, so that a paper can still be signed by hand. */
export function signaturesSection({ version, number, versions }: ReportWork, reading: Reading): Section[] {
  const { say, times } = reading;
  const { header, providerSignature, customerSignature } = version;
  const [provider, customer] =
    header.type === 'FAT'
      ? [say('inspectedAndTested'), say('approved')]
      : [say('signedByInspector'), say('signedByCustomer')];
  const signatures = [
    signed('provider', provider, providerSignature, number, reading),
    signed('customer', customer, customerSignature, number, reading),
  ];
  const given = [...new Set([providerSignature, customerSignature].flatMap((one) => (one ? [one.version] : [])))];
  const notes = given.flatMap((wanted) => {
    const found = versions.find((one) => one.number === wanted);
    if (!found) return [];
    const date = `${times.moment(found.savedAt)} ${times.zone}`;
    return [say('signedOn', { version: wanted, date, hash: shortHash(found.hash) })];
  });
  const note = notes.join('; ');
  return section('signatures', say('signatures'), [
    { kind: 'signatures', key: 'signatures', signatures, ...(note !== '' && { note }) },
  ]);
}
