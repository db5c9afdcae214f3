export const mostRecipients = 20;

/** Names exactly one mailbox, with nothing that a mail server could read differently. */
export const isPlainAddress = (text: string): boolean => /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(text);

/** Addresses are compared ignoring case. */
export function distinctAddresses(addresses: readonly string[]): string[] {
  const known = new Set<string>();
  return addresses
    .map((address) => address.trim())
    .filter((address) => {
      const key = address.toLowerCase();
      const isNew = key !== '' && !known.has(key);
      known.add(key);
      return isNew;
    });
}

/** A report is mailed to them unless somebody chooses others. */
export const usualRecipients = (of: { contactEmail: string; inspectorContact: string }): string[] =>
  distinctAddresses([of.contactEmail, of.inspectorContact]);
