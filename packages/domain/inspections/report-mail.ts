/** How many people one report is mailed to at most. */
export const mostRecipients = 20;

/** Each address once, whatever the case. */
export const distinctAddresses = (addresses: readonly string[]): string[] =>
  [
    ...new Map(
      addresses
        .map((address) => address.trim())
        .filter((address) => address !== '')
        .toReversed()
        .map((address) => [address.toLowerCase(), address]),
    ).values(),
  ].toReversed();

/** Whom a report is mailed to unless somebody says otherwise. */
export const usualRecipients = (of: { contactEmail: string; inspectorContact: string }): string[] =>
  distinctAddresses([of.contactEmail, of.inspectorContact]);
