import { type Message, message } from '@assay/domain/words/message';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { problemText } from './problem-text.ts';

const told = (status: number, code: string, { code: reason, values }: Message, path?: string) =>
  new ApiError({
    status,
    code,
    detail: 'The sentence of the server',
    reason,
    values,
    ...(path && { errors: [{ path, message: 'The sentence of the server', code: reason, values }] }),
  });

describe('what a person reads of a refusal for now', () => {
  it('says how long to wait, by number', () => {
    const wait = (count: number) => problemText(told(429, 'throttled', message('attempts.waitMinutes', { count })));
    expect([wait(1), wait(10)]).toEqual([
      'Too many attempts. Try again in 1 minute.',
      'Too many attempts. Try again in 10 minutes.',
    ]);
  });

  it('says how long to wait where a proxy counted and has no words of ours', () => {
    expect(problemText(new ApiError({ status: 429, code: 'unexpected', retryAfterSeconds: 600 }))).toBe(
      'Too many attempts. Try again in 10 minutes.',
    );
  });

  it('says of any other limit what it limits', () => {
    expect(problemText(told(429, 'mailLimit', message('mail.personWaitMinutes', { limit: 100, count: 6 })))).toBe(
      'You may mail reports to 100 addresses an hour. Try again in 6 minutes, or save without e-mail.',
    );
  });
});

describe('what a person reads of a refused call', () => {
  it('is worded by reason and values, not by the sentence of the server', () => {
    expect(problemText(told(404, 'notFound', message('notFound')))).toBe('Not found, or no access.');
    expect(
      problemText(told(400, 'unreadableFile', message('import.unknownColumn', { column: 'foo' }), 'file.foo')),
    ).toBe('Unknown column: foo');
  });

  it('names the field where the words do not', () => {
    expect(problemText(told(400, 'invalid', message('value.empty'), 'sites.0.name'))).toBe(
      'sites.0.name: Enter a value',
    );
  });

  it('is the sentence of a newer server, whose reason this app does not know', () => {
    const newer = new ApiError({ status: 409, code: 'new', reason: 'a.newer.one', detail: 'Said by the server.' });
    expect(problemText(newer)).toBe('Said by the server.');
  });
});
