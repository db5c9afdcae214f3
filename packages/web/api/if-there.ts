import { ApiError, isUnreachable } from './api-error.ts';

/** What is gone, or not for this person any more, is undefined; a lost network ends whatever read it. */
export async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof ApiError)) throw error;
    return undefined;
  }
}
