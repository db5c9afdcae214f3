import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../testing/people.ts';
import { claimsOf, clearToken, getToken, setToken, useToken } from './token.ts';

const key = 'assay.token';

function inAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: token }));
}

afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
});

describe('the token', () => {
  it('is kept, and updated wherever it is used', () => {
    const { result } = renderHook(() => useToken());
    expect(result.current).toBeNull();
    act(() => setToken(tokenOf('uma')));
    expect(result.current).toBe(tokenOf('uma'));
    expect(localStorage.getItem(key)).toBe(tokenOf('uma'));
    act(clearToken);
    expect(result.current).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('goes when another tab logs out, and comes when another tab signs in', () => {
    const { result } = renderHook(() => useToken());
    act(() => inAnotherTab(tokenOf('uma')));
    expect(result.current).toBe(tokenOf('uma'));
    act(() => inAnotherTab(null));
    expect(result.current).toBeNull();
  });

  it('is renewed in place for the same person, and reloads the page for another one', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    setToken(tokenOf('uma'));
    inAnotherTab(tokenOf('uma', 2));
    expect(getToken()).toBe(tokenOf('uma', 2));
    expect(reload).not.toHaveBeenCalled();
    inAnotherTab(tokenOf('max'));
    // Copies of the module that another file loaded hear of it, too: how often says nothing.
    expect(reload).toHaveBeenCalled();
    // Until the page is gone nothing of it may be sent in the other's name.
    expect(getToken()).toBe(tokenOf('uma', 2));
  });

  it('tells its claims, and none when it is not readable', () => {
    expect(claimsOf(tokenOf('dina', 1, 1000))).toEqual({ sub: 'dina', iat: 1000, exp: 1000 + 8 * 3600 });
    expect(claimsOf('nonsense')).toEqual({});
    expect(claimsOf(null)).toEqual({});
  });
});
