/** Signing in, passwords and people. */
export const accounts = {
  'signIn.failed': 'The e-mail address or the password is not right.',
  'signIn.ended': 'Your session has ended.',
  'signIn.accountExpired': 'Your account has expired. Ask your contact to activate it.',
  'signIn.tookTooLong': 'This sign-in took too long, or began in another browser.',
  'signIn.otherDomain': 'Only addresses of {domain} sign in here.',
  'signIn.accountRemoved': 'This account was removed.',
  'signIn.addressOfExternal': 'This address belongs to an external user.',
  'signIn.addressOfOther': 'This address belongs to another account.',
  'signIn.providerAway': 'The identity provider cannot be reached right now. Try again in a moment.',
  'signIn.noEmail': 'Signing in failed: the identity provider names no e-mail address.',
  'signIn.emailNotVerified': 'Signing in failed: the e-mail address is not verified.',
  'signIn.unexpectedAnswer': 'Signing in failed: the identity provider’s answer does not fit this sign-in.',
  'password.weak':
    'The password must contain a lower case and an upper case letter and a number, and be at least 8 characters long.',
  'password.linkExpired': 'This password change link might have expired. We can send you a new link via email.',
  'password.deadLink': 'This link no longer works',
  'person.unknown': 'Unknown person',
  'person.emailOrId': 'Send the email or the id',
  'person.emailTaken': 'Somebody with this e-mail address exists already',
  'company.unknown': 'Unknown company',
  'company.nameTaken': 'A company with this name exists already',
} as const;
