export const customers = {
  'customer.unknown': 'Unknown customer',
  'customer.gone': 'This customer no longer exists',
  'customer.oneGone': 'One of the two customers was merged or deleted meanwhile.',
  'customer.mergedIntoItself': 'A customer cannot be merged into itself',
  'customer.mdmIdTaken': 'Another customer has this MDM id',
  'customer.siteUnknown': 'Unknown site',
  'customer.siteOfOther': 'Not a site of this customer',
  'customer.siteNameTaken': 'Another site of this customer has this name',
  'customer.siteNamesEqual': 'Two sites of a customer cannot have the same name',
} as const;
