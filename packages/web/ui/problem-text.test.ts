import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { problemText } from './problem-text.ts';

const tooMany = (code: string) =>
  new ApiError({ status: 429, code, detail: 'You may mail reports to 100 addresses an hour.', retryAfterSeconds: 600 });

describe('what a person reads of a refusal for now', () => {
  it('says of attempts how long to wait', () => {
    expect(problemText(tooMany('throttled'))).toBe('Too many attempts. Try again in 10 minutes.');
  });

  it('says of any other limit what it limits, in the words of the server', () => {
    expect(problemText(tooMany('mailLimit'))).toBe('You may mail reports to 100 addresses an hour.');
  });
});
