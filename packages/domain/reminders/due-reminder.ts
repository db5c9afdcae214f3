/** So many days before their end people are reminded of it. */
export const certificateReminders = [60, 30, 7] as const;
export const accountReminders = [30, 7] as const;

const dayLength = 86_400_000;

/** From one calendar day to another; negative when that has passed. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayLength);

interface Ending {
  /** The last day, yyyy-mm-dd. */
  expiresOn: string;
  /** How many days before that end reminders went out already. */
  sent: readonly number[];
}

/**
 * Which reminder of an end is due today; undefined for none. Of those whose day has come only the last is sent, so that
 * whatever was missed becomes one mail; one that went out makes all earlier ones needless, also when a clock is set back.
 * What has ended is no reminder's matter any more: lists show it.
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

/** The certificates of one person that they are reminded of today: of each family the one that holds longest. */
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
