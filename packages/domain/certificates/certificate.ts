import { dayOf, days, later } from '../time.ts';

/** What an inspection was started with. */
export const certificateStates = ['valid', 'expired', 'none'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Calendar days, yyyy-mm-dd; a certificate holds on both of them. */
export interface CertifiedDays {
  certificationDate: string;
  expirationDate: string;
}

/** How long a new certificate holds unless somebody says otherwise. */
const certificateYears = 2;

/** The same calendar day so many years on; 29 February becomes 1 March. */
function yearsAfter(day: string, years: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return dayOf(then);
}

export const newCertificate = (today: string): CertifiedDays => ({
  certificationDate: today,
  expirationDate: yearsAfter(today, certificateYears),
});

/** A certificate that ends within so many days should be renewed: the first reminder of it has gone out. */
export const renewalDays = 60;

/** Before the start of today: on its last day a certificate still holds. */
const isExpired = (expirationDate: string, today: string): boolean => expirationDate < today;

/** What is to be said of a certificate that should be renewed; null while there is time. */
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
  /** The last day of the certificate that holds or held longest; null where there was none. */
  expirationDate: string | null;
}

/** What the certificates of one person for one product family are worth on a day; one that begins later does not count yet. */
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
