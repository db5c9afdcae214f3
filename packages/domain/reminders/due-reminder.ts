/** Reminders go out so many days before the end. */
export const certificateReminders = [60, 30, 7] as const;
export const accountReminders = [30, 7] as const;

const dayLength = 86_400_000;

/** Negative if the day has passed. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayLength);

interface Ending {
  /** The last day, yyyy-mm-dd. */
  expiresOn: string;
  /** Reminders that have gone out, by their number of days before the end. */
  sent: readonly number[];
}

/**
 * Undefined if no reminder is due today. Only the latest due reminder is sent, so that several missed ones become one
 * mail; one that went out makes earlier ones needless, also when a clock is set back. After the end there are no
 * reminders: lists show it.
 */
export function dueReminder({ expiresOn, sent }: Ending, before: readonly number[], today: string): number | undefined {
  const left = daysUntil(expiresOn, today);
  if (left < 0) return undefined;
  const due = before.filter((days) => left <= days).sort((a, b) => a - b)[0];
  return due !== undefined && sent.every((days) => days > due) ? due : undefined;
}

interface EndingCertificate extends Ending {
  productFamilyId: string;
}

/** In each family only the certificate that holds longest counts. */
export function dueCertificates<One extends EndingCertificate>(
  certificates: readonly One[],
  today: string,
): (One & { days: number })[] {
  const byFamily = Map.groupBy(certificates, ({ productFamilyId }) => productFamilyId);
  return [...byFamily.values()].flatMap((ofFamily) => {
    const last = ofFamily.reduce((latest, next) => (next.expiresOn > latest.expiresOn ? next : latest));
    const days = dueReminder(last, certificateReminders, today);
    return days === undefined ? [] : [{ ...last, days }];
  });
}
