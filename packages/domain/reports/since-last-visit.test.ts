import { describe, expect, it } from 'vitest';
import type { Disposal } from '../inspections/ledger.ts';
import type { EarlierFinding } from './last-visit.ts';
import { findingsSince } from './since-last-visit.ts';
import type { VersionFinding } from './version.ts';

const finding = (title: string, more: Partial<VersionFinding> = {}): VersionFinding => ({
  ...{ id: title, index: 0, title, description: '', consequence: '', corrective: '', preventive: '', photos: [] },
  followUp: { state: 'open', owner: '', due: null },
  ...more,
});
const earlier = (title: string, more: Partial<EarlierFinding> = {}): EarlierFinding => ({
  ...{ id: `${title} before`, title, inspectionPointId: null, foundAt: '2026-01-01T00:00:00Z', state: 'open' },
  ...more,
});
/** Findings say which point they are about by its id. */
const since = (findings: VersionFinding[], before: EarlierFinding[]) => {
  const found = findingsSince(findings, before, ({ pointId }) => pointId);
  return {
    new: found.new.map(({ title }) => title),
    stillOpen: found.stillOpen.map(({ earlier: one, finding: now }) => [one.id, now?.title ?? null]),
    fixedOnSite: found.fixedOnSite.map(({ title }) => title),
    leftAndFixed: found.leftAndFixed.map(({ title }) => title),
    foundDone: found.foundDone.map(({ title }) => title),
    fixedSince: found.fixedSince.map(({ title }) => title),
  };
};
const none = { new: [], stillOpen: [], fixedOnSite: [], leftAndFixed: [], foundDone: [], fixedSince: [] };
const said = (answer: Disposal, wasReported = false, state: EarlierFinding['state'] = 'done') =>
  earlier('Rope', { state, said: { answer, wasReported } });

describe('what changed since the last visit', () => {
  it.each([
    ['nothing before', [finding('Rope')], [], { ...none, new: ['Rope'] }],
    ['open before and not found again', [], [earlier('Rope')], { ...none, stillOpen: [['Rope before', null]] }],
    ['the same words', [finding('rope ')], [earlier('Rope')], { ...none, stillOpen: [['Rope before', 'rope ']] }],
    [
      'the same point by other words',
      [finding('12 wires', { pointId: 'p' })],
      [earlier('Rope', { inspectionPointId: 'p' })],
      { ...none, stillOpen: [['Rope before', '12 wires']] },
    ],
    [
      'the same words about another point',
      [finding('Rope', { pointId: 'q' })],
      [earlier('Rope', { inspectionPointId: 'p' })],
      { ...none, new: ['Rope'], stillOpen: [['Rope before', null]] },
    ],
    [
      'found at three visits in a row',
      [finding('Rope')],
      [earlier('Rope', { id: 'first' }), earlier('Rope', { id: 'second' })],
      { ...none, stillOpen: [['first', 'Rope']] },
    ],
    ['fixed on site, and new', [finding('Rope', { fixedOnSite: true })], [], { ...none, fixedOnSite: ['Rope'] }],
    [
      'fixed on site, and open before',
      [finding('Rope', { fixedOnSite: true })],
      [earlier('Rope')],
      { ...none, fixedOnSite: ['Rope'] },
    ],
    ['done since', [], [earlier('Rope', { state: 'done' })], { ...none, fixedSince: ['Rope'] }],
    ['verified since', [], [earlier('Rope', { state: 'verified' })], { ...none, fixedSince: ['Rope'] }],
    ['void since', [], [earlier('Rope', { state: 'void' })], none],
    ['fixed here, of what was left', [], [said('fixedOnSite')], { ...none, leftAndFixed: ['Rope'] }],
    [
      'fixed here, of what was left, and written down again',
      [finding('Rope', { fixedOnSite: true })],
      [said('fixedOnSite')],
      { ...none, fixedOnSite: ['Rope'] },
    ],
    ['said to be done', [], [said('done')], { ...none, fixedSince: ['Rope'] }],
    ['reported done, and found so', [], [said('done', true)], { ...none, foundDone: ['Rope'] }],
    ['found done, and verified', [], [said('done', true, 'verified')], { ...none, foundDone: ['Rope'] }],
    ['found done, and opened again', [], [said('done', true, 'open')], { ...none, stillOpen: [['Rope before', null]] }],
    ['still open here, and done by others', [], [said('stillOpen')], { ...none, fixedSince: ['Rope'] }],
    [
      'done since, and broken again',
      [finding('Rope')],
      [earlier('Rope', { state: 'done' })],
      { ...none, new: ['Rope'], fixedSince: ['Rope'] },
    ],
  ])('is told once each: %s', (_, findings, before, told) => {
    expect(since(findings, before)).toEqual(told);
  });
});
