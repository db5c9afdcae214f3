import { describe, expect, it } from 'vitest';
import { isActivePath } from './pages.ts';

describe('the active item', () => {
  it.each([
    ['/Reports', '/Reports', true],
    ['/reports/1/details', '/Reports', true],
    ['/Reports/', '/Reports', true],
    ['/', '/', true],
    ['/Reports', '/', false],
    ['/Audits', '/Reports', false],
    ['/weblogs', '/WebLogs', true],
  ])('at %s, %s is underlined: %s [SHL-03]', (path, route, active) => {
    expect(isActivePath(path, route)).toBe(active);
  });
});
