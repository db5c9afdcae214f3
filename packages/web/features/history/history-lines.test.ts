import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { auditHistoryWords } from '../audits/history/audit-history-words.ts';
import { customerHistoryWords } from '../customers/customer-fields.ts';
import { historyWords } from '../inspections/report/history-words.ts';
import { changeWords, historyLines } from './history-lines.ts';
import type { HistoryWords } from './history-words.ts';

const id = '01a1ded1-aab7-71f5-8048-f58d9077c407';
const plain: HistoryWords = { fields: () => ({}), kinds: [] };
const entry = (action: string, changes: HistoryEntry['changes']): HistoryEntry => ({
  id: 1,
  at: '2026-11-15T10:47:25.137Z',
  actor: 'Ada',
  action,
  changes,
});
const created = (record: Record<string, unknown>) =>
  entry(
    'created',
    Object.entries(record).map(([field, to]) => ({ field, from: null, to })),
  );
const gone = (record: Record<string, unknown>) =>
  entry(
    'removed',
    Object.entries(record).map(([field, from]) => ({ field, from, to: null })),
  );
const lineOf = (words: HistoryWords, one: HistoryEntry) =>
  historyLines([one], words).map(({ did, changes }) => [
    did,
    ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`),
  ])[0];

describe('the history of a record', () => {
  it('shows what changed from what to what, and leaves out inner ids and what stayed empty', () => {
    const changed = entry('changed', [
      { field: 'name', from: 'Old', to: 'New' },
      { field: 'email', from: null, to: '' },
      { field: 'customer_id', from: null, to: id },
      { field: 'count', from: 1, to: 2 },
      { field: 'required', from: true, to: false },
      { field: 'groups', from: null, to: [] },
      { field: 'flags', from: ['Rater'], to: ['Rater', 'Developer'] },
    ]);
    expect(lineOf(plain, changed)).toEqual([
      'made changes',
      'name: Old > New',
      'count: 1 > 2',
      'required: yes > no',
      'flags: Rater > Rater, Developer',
    ]);
  });

  it.each([
    ['changed', 'English', 'Deutsch', ' changed from English to Deutsch'],
    ['changed', null, 'Deutsch', ' set to Deutsch'],
    ['changed', 'Deutsch', '', ' cleared, was Deutsch'],
    ['changed', false, true, ': yes, was no'],
    ['imported', null, 'Deutsch', ' set to Deutsch'],
    ['created', null, 'Deutsch', ': Deutsch'],
    ['created', null, true, ': yes'],
    ['merged with', null, 'Granite', ': Granite'],
    ['model renamed', 'J10', 'J12', ' changed from J10 to J12'],
  ])('words what was %s from %s to %s as “Field%s”', (action, from, to, words) => {
    const [line] = historyLines([entry(action, [{ field: 'language', from, to }])], plain);
    expect(line?.changes.map(changeWords)).toEqual([words]);
  });

  it('calls an end an end, and forgets entries that tell nothing', () => {
    const removed = entry('changed', [{ field: 'deleted_at', from: null, to: '2026-11-15T10:47:25.135+00:00' }]);
    expect(lineOf(plain, removed)).toEqual(['deleted this record']);
    expect(lineOf(plain, entry('changed', [{ field: 'site_id', from: null, to: id }]))).toBeUndefined();
  });

  it.each([
    [
      'created the customer',
      { name: 'Boliden', mdm_customer_id: '', language: 'es' },
      ['Name:  > Boliden', 'Language:  > Español'],
    ],
    [
      'added the site Campamento 40',
      { name: 'Campamento 40', customer_id: id, mdm_site_id: '', country: 'Chile' },
      ['Country:  > Chile'],
    ],
    [
      'added the contact Stina',
      { name: 'Stina', customer_id: id, email: '', language: 'sv' },
      ['Language:  > Svenska'],
    ],
  ])('of a customer says what it is that somebody %s', (did, record, changes) => {
    expect(lineOf(customerHistoryWords, created(record))).toEqual([did, ...changes]);
  });

  it.each([
    ['started the inspection', { inspection_date: '2026-11-13T09:30:00+00:00' }, ['Date:  > 13.11.2026 09:30']],
    ['took the signature of Stina Fallberg for the customer', { role: 'customer', signer_name: 'Stina Fallberg' }, []],
    [
      'added the finding A crack',
      { title: 'A crack', consequence: '', state: 'open', due: '2026-12-01' },
      ['State:  > Open', 'Due:  > 01.12.2026'],
    ],
    [
      'added the priority action Weld',
      { title: 'Weld', priority: 'High', state: 'open' },
      ['Priority:  > High', 'State:  > Open'],
    ],
  ])('of an inspection says what it is that somebody %s', (did, record, changes) => {
    expect(lineOf(historyWords, created(record))).toEqual([did, ...changes]);
  });

  it('names the point that somebody changed', () => {
    const answered = entry('changed', [
      { field: 'point', from: null, to: 'V-belts' },
      { field: 'answer', from: null, to: 'Worn' },
    ]);
    expect(lineOf(historyWords, answered)).toEqual(['changed V-belts', 'Answer:  > Worn']);
  });

  it.each([
    ['submitted', 'submitted it for review'],
    ['sent back', 'returned it for correction'],
    ['report edited', 'edited the report'],
  ])('words the action %s', (action, did) => {
    expect(lineOf(historyWords, entry(action, []))).toEqual([did]);
  });

  it('of an inspection reads like its screens, also of what is gone', () => {
    expect(lineOf(historyWords, entry('changed', [{ field: 'rating', from: null, to: 'Nok' }]))).toEqual([
      'made changes',
      'Rating:  > Not ok',
    ]);
    expect(lineOf(historyWords, entry('changed', [{ field: 'rating', from: 'Not set', to: 'Follow up' }]))).toEqual([
      'made changes',
      'Rating: Not set > Follow up',
    ]);
    expect(lineOf(historyWords, gone({ title: 'A crack', consequence: 'It breaks' }))).toEqual([
      'removed the finding A crack',
    ]);
  });

  it('of an audit tells of its runs and action points in words of the trade', () => {
    const ofRun = (action: string) => entry(action, [{ field: 'run', from: null, to: 'Crusher audit HP9' }]);
    const told = [
      created({ text: 'Weld it', type: 'ShortTerm' }),
      gone({ text: 'Weld it', type: 'ShortTerm' }),
      ofRun('run added'),
      ofRun('left out of report'),
      entry('reopened', []),
      entry('changed', [{ field: 'type', from: 'ShortTerm', to: 'LongTerm' }]),
    ].map((one) => lineOf(auditHistoryWords, one));
    expect(told).toEqual([
      ['added the action point Weld it'],
      ['removed the action point Weld it'],
      ['added a run', 'Run:  > Crusher audit HP9'],
      ['left a run out of the report', 'Run:  > Crusher audit HP9'],
      ['reopened it'],
      ['made changes', 'Term: Short term > Long term'],
    ]);
  });
});
