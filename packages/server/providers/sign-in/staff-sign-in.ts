/** What the identity provider vouches for. */
export interface StaffClaims {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** As the provider names them. */
  groups: string[];
}

/** What must come back unchanged from the provider; carried by the browser in an encrypted cookie. */
export interface SignInFlow {
  state: string;
  nonce: string;
  verifier: string;
}

/** Where the provider sends the browser back to. */
export const redirectUriAt = (appUrl: URL): string => new URL('api/v1/auth/callback', appUrl).href;

export interface StaffSignIn {
  /** The provider sends the browser back below the address that the app was opened at. */
  begin: (loginHint: string | undefined, appUrl: URL) => Promise<{ url: string; flow: SignInFlow }>;
  complete: (query: Record<string, string>, flow: SignInFlow, appUrl: URL) => Promise<StaffClaims>;
}
