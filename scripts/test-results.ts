export interface TimedTest {
  title: string;
  milliseconds: number;
}

export interface PartResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  tests: TimedTest[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

export function fromVitest(name: string, report: VitestReport): PartResult {
  const result: PartResult = { name, passed: 0, failed: 0, skipped: 0, tests: [] };
  for (const file of report.testResults) {
    for (const { fullName, status, duration } of file.assertionResults) {
      if (status === 'passed') result.passed++;
      else if (status === 'failed') result.failed++;
      else result.skipped++;
      result.tests.push({ title: fullName, milliseconds: duration ?? 0 });
    }
    // A file that could not be read has no tests to fail.
    const silent = file.assertionResults.every(({ status }) => status !== 'failed');
    if (file.status === 'failed' && silent) result.failed++;
  }
  return result;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function fromPlaywright(name: string, { suites, errors, stats }: PlaywrightReport): PartResult {
  const specs = suites.flatMap(specsOf);
  const tests = specs.map(({ title, tests: runs }) => ({
    title,
    milliseconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  const failed = stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0);
  return { name, passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, tests };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export const slowest = (tests: TimedTest[], count = 5): TimedTest[] =>
  tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
