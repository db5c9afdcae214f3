import type { Section, SignaturesBlock } from '@assay/contract/reports/document';
import type { VersionSignature } from '@assay/domain/reports/version';
import { reportMoment } from '@assay/domain/time';
import type { ReportWork } from '../../compose/report-work.ts';
import { section } from './blocks.ts';
import type { Reading } from './reading.ts';

type Signed = SignaturesBlock['signatures'][number];

function signed(
  key: string,
  label: string,
  signature: VersionSignature | null,
  version: number,
  { say }: Reading,
): Signed {
  if (!signature) return { key, label, name: '', signedAt: '', imageId: null, alt: '', note: say('notSigned') };
  const { name, imageId, signedAt } = signature;
  const isOlder = signature.version < version;
  return {
    key,
    label,
    name,
    signedAt: reportMoment(signedAt),
    imageId,
    alt: say('signatureAlt', { name }),
    note: isOlder ? say('givenOn', { version: signature.version }) : '',
  };
}

/** Both parties always, so that a paper can still be signed by hand. */
export function signaturesSection({ version, number }: ReportWork, reading: Reading): Section[] {
  const { say } = reading;
  const { header, providerSignature, customerSignature } = version;
  const [provider, customer] =
    header.type === 'FAT'
      ? [say('inspectedAndTested'), say('approved')]
      : [say('signedByInspector'), say('signedByCustomer')];
  const signatures = [
    signed('provider', provider, providerSignature, number, reading),
    signed('customer', customer, customerSignature, number, reading),
  ];
  return section('signatures', say('signatures'), [{ kind: 'signatures', key: 'signatures', signatures }]);
}
