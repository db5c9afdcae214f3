import { ApiError } from '../../../api/api-error.ts';
import { faultText } from '../../../ui/fault-text.ts';
import { problemText } from '../../../ui/problem-text.ts';

/** Why a visit takes nothing any more: it was submitted, or finished. */
const endings: ReadonlySet<string> = new Set(['notInUse', 'finished']);

/** Whatever else waits would be refused as well. */
export const isHopeless = ({ status, code }: ApiError): boolean =>
  status === 401 || (status === 409 && endings.has(code));

/** Likely to go well later, as it is. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Why something was refused, in one line. */
export const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors[0] && faultText(error.errors[0])) || problemText(error);
