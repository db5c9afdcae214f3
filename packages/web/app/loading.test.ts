import { afterEach, describe, expect, it, vi } from 'vitest';

const modules = import.meta.glob([
  '../**/*.{ts,tsx}',
  '!../**/*.test.*',
  '!../{testing,vite,dist,worker}/**',
  '!../main.tsx',
  '!../kit/main.tsx',
  '!../vite.config.ts',
]);

// Other files want modules that know the language.
afterEach(() => vi.resetModules());

describe('the modules of the web app', () => {
  it('read no text while they load, when the language is not known yet', async () => {
    vi.resetModules();

    const outcomes = await Promise.allSettled(Object.values(modules).map((load) => load()));

    const failed = outcomes.flatMap((outcome, at) =>
      outcome.status === 'rejected' ? `${Object.keys(modules)[at]}: ${outcome.reason}` : [],
    );
    expect(outcomes.length).toBeGreaterThan(400);
    expect(failed).toEqual([]);
  });

  it('cannot read one then', async () => {
    vi.resetModules();
    const { t } = await import('./shell.texts.ts');

    expect(() => t('logOut')).toThrow('A text was read while a module loads');
  });
});
