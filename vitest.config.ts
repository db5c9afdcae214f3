import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Pages tell moments by the reader's clock: here it is the same wherever tests run.
process.env.TZ = 'UTC';

/** A busy machine takes its time: what is waited for comes sooner, and what never comes is told then. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** The longest file of a release is short to read: a first run, which goes by size, would end with it alone. */
const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/demo/load-demo.release.test.ts');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const postgresSetup = 'packages/server/testing/postgres.setup.ts';

export default defineConfig({
  test: {
    // One more than the two cores that the tests are planned for: some of them wait most of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
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
