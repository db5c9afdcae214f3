/** The same rule disables the button and guards the call. */
export const passwordLength = { min: 9, max: 128 } as const;

export const isAcceptablePassword = (password: string): boolean =>
  password.length >= passwordLength.min &&
  password.length <= passwordLength.max &&
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /\p{Nd}/u.test(password);
