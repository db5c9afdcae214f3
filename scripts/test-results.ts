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
  /** What failed, each with the first line of its reason. */
  failures: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

export function fromVitest(name: string, report: VitestReport): PartResult {
  const result: PartResult = { name, passed: 0, failed: 0, skipped: 0, tests: [], failures: [] };
  for (const file of report.testResults) {
    for (const { fullName, status, duration, failureMessages } of file.assertionResults) {
      if (status === 'passed') result.passed++;
      else if (status === 'failed') result.failures.push(failure(fullName, failureMessages?.[0]));
      else result.skipped++;
      result.tests.push({ title: fullName, milliseconds: duration ?? 0 });
    }
    // A file that could not be read has no tests to fail.
    const silent = file.assertionResults.every(({ status }) => status !== 'failed');
    if (file.status === 'failed' && silent) result.failures.push(failure(file.name, file.message));
  }
  result.failed = result.failures.length;
  return result;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; skipped: number };
}

export function fromPlaywright(name: string, { suites, errors, stats }: PlaywrightReport): PartResult {
  const specs = suites.flatMap(specsOf);
  const tests = specs.map(({ title, tests: runs }) => ({
    title,
    milliseconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  const failed = stats.unexpected + (stats.unexpected === 0 && errors.length > 0 ? 1 : 0);
  const failures = [
    ...specs.filter(({ tests: runs }) => runs.some(({ status }) => status === 'unexpected')).map(failedSpec),
    ...errors.map(({ message }) => failure('outside of all journeys', message)),
  ];
  return { name, passed: stats.expected, failed, skipped: stats.skipped, tests, failures };
}

function failedSpec({ title, tests }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? []);
  return failure(title, errors.find(({ message }) => message)?.message);
}

/** The colours of a terminal, which reports carry along. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function failure(title: string, reason = ''): string {
  const [first = ''] = reason.replaceAll(colours, '').trim().split('\n');
  return first ? `${title}: ${first}` : title;
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export const slowest = (tests: TimedTest[], count = 5): TimedTest[] =>
  tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
