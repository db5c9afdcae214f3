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

export interface StaffSignIn {
  begin: (loginHint: string | undefined) => Promise<{ url: string; flow: SignInFlow }>;
  complete: (query: Record<string, string>, flow: SignInFlow) => Promise<StaffClaims>;
}
