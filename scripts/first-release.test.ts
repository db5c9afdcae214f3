import { expect, test } from 'vitest';
import { raisedTooEarly } from './first-release.ts';

test.each([
  ['0.1.0', { versionFormat: 1, reportRules: 1 }, []],
  ['0.9.0', { versionFormat: 2, reportRules: 1 }, ['versionFormat']],
  ['0.10.3', { versionFormat: 3, reportRules: 2 }, ['versionFormat', 'reportRules']],
  ['1.0.0', { versionFormat: 2, reportRules: 2 }, []],
  ['12.0.0', { versionFormat: 7, reportRules: 9 }, []],
])('the check of %s with %j refuses what was raised before the first release: %j', (version, numbers, refused) => {
  expect(raisedTooEarly(version, numbers).map((fault) => fault.split(' ')[0])).toEqual(refused);
});
