import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const postgresSetup = 'packages/server/testing/postgres.setup.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,report}/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: existsSync(postgresSetup) ? [postgresSetup] : [],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share what they import, and the setup leaves nothing else behind from one to the next.
          isolate: false,
          setupFiles: ['packages/web/testing/every-file.setup.ts'],
        },
      },
    ],
  },
});
