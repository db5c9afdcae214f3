import { useState } from 'react';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

interface SignInFormProps {
  /** Who was signed in before, if anyone. */
  knownEmail?: string;
  /** Begins with the password of the known person. */
  askPassword?: boolean;
  onStaff: (email: string) => void;
}

/** The steps of signing in; the token, once there, tells everyone who waits for it. */
export function SignInForm({ knownEmail = '', askPassword = false, onStaff }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [external, setExternal] = useState(askPassword ? knownEmail : '');
  return external ? (
    <PasswordStep email={external} onBack={() => setExternal('')} />
  ) : (
    <EmailStep email={email} onEmail={setEmail} onStaff={onStaff} onExternal={setExternal} />
  );
}
