import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, slowest } from './test-results.ts';

const file = (name: string, status: string, ...results: string[]) => ({
  name,
  status,
  assertionResults: results.map((result, index) => ({ fullName: `${name} ${index}`, status: result, duration: index })),
});

test('counts every test once, and a file that could not be read as one failure', () => {
  const report = {
    testResults: [
      file('good', 'passed', 'passed', 'passed', 'skipped'),
      file('bad', 'failed', 'failed', 'passed'),
      file('broken', 'failed'),
    ],
  };
  expect(fromVitest('unit', report)).toMatchObject({ name: 'unit', passed: 3, failed: 2, skipped: 1 });
});

const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 1 };
const spec = (title: string, ...durations: number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('counts journeys in nested suites, with the time of their repeats', () => {
  const suites = [{ specs: [spec('outer', 5)], suites: [{ specs: [spec('inner', 10, 20)] }] }];
  const result = fromPlaywright('e2e', { suites, errors: [], stats });
  expect(result).toMatchObject({ passed: 3, failed: 0, skipped: 1 });
  expect(result.tests).toEqual([
    { title: 'outer', milliseconds: 5 },
    { title: 'inner', milliseconds: 30 },
  ]);
});

test('counts an error outside of all journeys as a failure', () => {
  expect(fromPlaywright('e2e', { suites: [], errors: ['no server'], stats })).toMatchObject({ failed: 1 });
});

test('names the slowest tests first', () => {
  const tests = [1, 9, 5, 7].map((milliseconds) => ({ title: String(milliseconds), milliseconds }));
  expect(slowest(tests, 2).map(({ title }) => title)).toEqual(['9', '7']);
});
