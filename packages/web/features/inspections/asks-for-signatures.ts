import { ApiError } from '../../api/api-error.ts';

/** Whether a submit was refused because nobody said what becomes of old signatures; only the server knows what was signed. */
export const asksForSignatures = (error: Error | null): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'useOldSignatures');
