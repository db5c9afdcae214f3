import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, slowest } from './test-results.ts';

const file = (name: string, status: string, ...results: string[]) => ({
  name,
  status,
  message: status === 'failed' ? 'Cannot find module\nat line 1' : '',
  assertionResults: results.map((result, index) => ({
    fullName: `${name} ${index}`,
    status: result,
    duration: index,
    failureMessages: result === 'failed' ? ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at a line'] : [],
  })),
});

test('counts every test once, and a file that could not be read as one failure', () => {
  const report = {
    testResults: [
      file('good', 'passed', 'passed', 'passed', 'skipped'),
      file('bad', 'failed', 'failed', 'passed'),
      file('broken', 'failed'),
    ],
  };
  expect(fromVitest('unit', report)).toMatchObject({
    name: 'unit',
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: ['bad 0: expected 1 to be 2', 'broken: Cannot find module'],
  });
});

const stats = { expected: 2, unexpected: 0, skipped: 1 };
const spec = (title: string, duration: number) => ({
  title,
  tests: [{ status: 'expected', results: [{ duration }] }],
});

test('counts journeys in nested suites', () => {
  const suites = [{ specs: [spec('outer', 5)], suites: [{ specs: [spec('inner', 30)] }] }];
  const result = fromPlaywright('e2e', { suites, errors: [], stats });
  expect(result).toMatchObject({ passed: 2, failed: 0, skipped: 1 });
  expect(result.tests).toEqual([
    { title: 'outer', milliseconds: 5 },
    { title: 'inner', milliseconds: 30 },
  ]);
});

test('counts an error outside of all journeys as a failure', () => {
  const result = fromPlaywright('e2e', { suites: [], errors: [{ message: 'no server' }], stats });
  expect(result).toMatchObject({ failed: 1, failures: ['outside of all journeys: no server'] });
});

test('names what failed with the first line of its reason, and not what passed', () => {
  const ended = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 1, errors: [{ message: 'a timeout\nin a line' }] }] }],
  });
  const suites = [{ specs: [ended('lost', 'unexpected'), ended('found', 'expected')] }];
  const result = fromPlaywright('e2e', { suites, errors: [], stats: { ...stats, unexpected: 1 } });
  expect(result).toMatchObject({ failed: 1, failures: ['lost: a timeout'] });
});

test('names the slowest tests first', () => {
  const tests = [1, 9, 5, 7].map((milliseconds) => ({ title: String(milliseconds), milliseconds }));
  expect(slowest(tests, 2).map(({ title }) => title)).toEqual(['9', '7']);
});
