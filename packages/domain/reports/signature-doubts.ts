import { type SignatureRole, signatureRoles } from '../inspections/inspection.ts';
import type { ReportVersion } from './version.ts';

/** What of the signatures of a version deserves a second look: the check before the submit asks for the same. */
export type SignatureDoubt =
  | { kind: 'missingSignature'; role: SignatureRole }
  | { kind: 'oldSignature'; role: SignatureRole; name: string; version: number };

/** Those that nobody gave, and those that were given on an earlier version which said something else. */
export const signatureDoubts = (
  { customerSignature, providerSignature }: Pick<ReportVersion, 'customerSignature' | 'providerSignature'>,
  /** Whether this version still says what that one said. */
  saysTheSame: (earlier: number) => boolean,
): SignatureDoubt[] =>
  signatureRoles.flatMap((role): SignatureDoubt[] => {
    const signed = { customer: customerSignature, provider: providerSignature }[role];
    if (!signed) return [{ kind: 'missingSignature', role }];
    const { name, version } = signed;
    return saysTheSame(version) ? [] : [{ kind: 'oldSignature', role, name, version }];
  });
