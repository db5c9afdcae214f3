/** The identity provider vouches for these. */
export interface StaffClaims {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** As the provider names them. */
  groups: string[];
}

/** Must come back unchanged from the provider; the browser carries it in an encrypted cookie. */
export interface SignInFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The provider sends the browser back to this address. */
export const redirectUriAt = (appUrl: URL): string => new URL('api/v1/auth/callback', appUrl).href;

export interface StaffSignIn {
  /** The provider sends the browser back below the address that the app was opened at. */
  begin: (loginHint: string | undefined, appUrl: URL) => Promise<{ url: string; flow: SignInFlow }>;
  complete: (query: Record<string, string>, flow: SignInFlow, appUrl: URL) => Promise<StaffClaims>;
}
