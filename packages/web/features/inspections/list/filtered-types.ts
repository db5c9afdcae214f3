interface TypeChoice {
  value: string;
  displayName: string;
}

/** The types that reports can have, by their names: what the product makes by itself and audits are in no report list. */
export const filteredTypes = <T extends TypeChoice>(types: readonly T[]): T[] =>
  types
    .filter(({ value }) => value !== 'Custom' && value !== 'CustomPoints' && !value.startsWith('Audit_'))
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, 'en'));
