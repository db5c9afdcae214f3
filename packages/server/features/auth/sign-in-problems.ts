import type { SignInProblem } from '@assay/contract/auth';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';

export const signInExpired = (): Problem =>
  new Problem('forbidden', message('signIn.tookTooLong'), {
    code: 'signInExpired' satisfies SignInProblem,
  });

/** An expected failure as a value; any other goes on its way. */
export function onlyProblems(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** A browser on its way through single sign-on reads pages, not problems: it is led back to one that tells. */
export async function orBackWithProblem(backToApp: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    return `${backToApp}?problem=${onlyProblems(error).code}`;
  }
}
