import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A busy machine takes its time: what is waited for comes sooner, and what never comes is told then. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

const postgresSetup = 'packages/server/testing/postgres.setup.ts';

export default defineConfig({
  test: {
    // One more than the two cores that the tests are planned for: some of them wait most of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,report}/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          isolate: false,
          globalSetup: existsSync(postgresSetup) ? [postgresSetup] : [],
          ...patience,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share what they import, and the setup leaves nothing else behind from one to the next.
          isolate: false,
          setupFiles: ['packages/web/testing/act.setup.ts', 'packages/web/testing/every-file.setup.ts'],
          env: { NODE_ENV: 'production' },
          ...patience,
        },
      },
    ],
  },
});
