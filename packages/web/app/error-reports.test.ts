import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../api/api-error.ts';
import { clearToken, setToken } from '../api/token.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { options, tokenOf } from '../testing/people.ts';
import { reportErrors } from './error-reports.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';

function start() {
  const api = fakeApi({ ...options, 'POST log/app': { status: 201 } });
  const client = createQueryClient();
  client.setQueryData(['application', 'options'], { version: '9.8.7' });
  return { ...api, report: reportErrors(client, createAppRouter()) };
}

beforeEach(() => setToken(tokenOf('uma')));

afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

describe('an uncaught error', () => {
  it('is reported with release, place and request, without what was typed', () => {
    const { sent, report } = start();
    report(new Error('Customer "Secret Stone" is not valid'));
    report(new ApiError({ status: 500, code: 'unexpected', detail: 'Secret Stone', requestId: 'request-7' }));
    const text = JSON.stringify(sent.map(({ body }) => body));
    expect(sent.map(({ call }) => call)).toEqual(['POST log/app', 'POST log/app']);
    expect(sent[0]?.body).toMatchObject([{ eventName: 'error', appVersion: '9.8.7', properties: { error: 'Error' } }]);
    expect(text).toContain('request-7');
    expect(text).toContain('error-reports.test.ts');
    expect(text).not.toContain('Secret');
  });

  it('is reported once, and no more than twenty are', () => {
    const { sent, report } = start();
    const same = new TypeError('x is not a function');
    report(same);
    report(same);
    expect(sent).toHaveLength(1);
    for (let i = 0; i < 40; i++) report(new RangeError(`Invalid array length ${i}`));
    expect(sent).toHaveLength(20);
  });

  it('stays here when nobody is signed in, and when it is only the network', () => {
    const { sent, report } = start();
    report(networkError(new TypeError('fetch failed')));
    report(new DOMException('cancelled', 'AbortError'));
    clearToken();
    report(new Error('anything'));
    expect(sent).toEqual([]);
  });
});
