import { dayOf, days, later } from '../time.ts';

/** Stored when an inspection starts. */
export const certificateStates = ['valid', 'expired', 'none'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Calendar days, yyyy-mm-dd; the certificate is valid on both. */
export interface CertifiedDays {
  certificationDate: string;
  expirationDate: string;
}

const certificateYears = 2;

/** 29 February becomes 1 March. */
function yearsAfter(day: string, years: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return dayOf(then);
}

export const newCertificate = (today: string): CertifiedDays => ({
  certificationDate: today,
  expirationDate: yearsAfter(today, certificateYears),
});

/** So many days before its end the first reminder goes out and lists mark the certificate. */
export const renewalDays = 60;

/** A certificate is still valid on its last day. */
const isExpired = (expirationDate: string, today: string): boolean => expirationDate < today;

/** Lists mark a certificate that should be renewed. */
export type CertificateMark = 'expired' | 'endsSoon';

export function certificateMark(expirationDate: string, today: string): CertificateMark | null {
  if (isExpired(expirationDate, today)) return 'expired';
  const soon = dayOf(later(new Date(`${today}T00:00:00Z`), days(renewalDays)));
  return expirationDate <= soon ? 'endsSoon' : null;
}

const holdsOn = (day: string, { certificationDate, expirationDate }: CertifiedDays): boolean =>
  certificationDate <= day && !isExpired(expirationDate, day);

export interface JudgedCertificate {
  state: CertificateState;
  /** The last day of the longest certificate; null if there is none. */
  expirationDate: string | null;
}

/** Judges the certificates of one person for one product family; one that begins later does not count yet. */
export function judgeCertificates(certificates: readonly CertifiedDays[], day: string): JudgedCertificate {
  const started = certificates.filter(({ certificationDate }) => certificationDate <= day);
  const expirationDate =
    started
      .map((certificate) => certificate.expirationDate)
      .sort()
      .at(-1) ?? null;
  if (expirationDate === null) return { state: 'none', expirationDate };
  return { state: started.some((certificate) => holdsOn(day, certificate)) ? 'valid' : 'expired', expirationDate };
}
