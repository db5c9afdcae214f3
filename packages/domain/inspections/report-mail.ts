/** How many people one report is mailed to at most. */
export const mostRecipients = 20;

/** An address that names one mailbox, and that nothing on its way reads as anything else. */
export const isPlainAddress = (text: string): boolean => /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(text);

/** Each address once, whatever its case. */
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

/** Whom a report is mailed to unless somebody says otherwise. */
export const usualRecipients = (of: { contactEmail: string; inspectorContact: string }): string[] =>
  distinctAddresses([of.contactEmail, of.inspectorContact]);
