import type { HistoryEntry } from '@assay/contract/history';
import { describe, expect, it } from 'vitest';
import { historyLines } from '../../history/history-lines.ts';
import { pointHistoryWords } from './point-history-words.ts';

const entry = (action: string, changes: Record<string, [from: unknown, to: unknown]>): HistoryEntry => ({
  ...{ id: 1, at: '2026-11-15T10:47:25.137Z', actor: 'Ada', action },
  changes: Object.entries(changes).map(([field, [from, to]]) => ({ field, from, to })),
});
const told = (one: HistoryEntry) =>
  historyLines([one], pointHistoryWords).map(({ did, changes }) => [
    did,
    ...changes.map(({ field, from, to }) => `${field}: ${from} > ${to}`),
  ])[0];

describe('the history of a point', () => {
  it.each<[string, HistoryEntry, string[]]>([
    [
      'its creation',
      entry('created', { description: [null, ''], name: [null, 'Seal'], type: [null, 'RadioButtonSelection'] }),
      ['created the point', 'Name:  > Seal', 'Type:  > Radio button selection'],
    ],
    [
      'a setting',
      entry('changed', {
        validationConsequence: ['NoAction', 'PreventReport'],
        photoField: [
          { present: true, required: false },
          { present: true, required: true, onlyForFailure: true },
        ],
      }),
      [
        'made changes',
        'If the value is invalid: Warn only > Block submitting',
        'Photo: Asked for > Asked for, Required, Only for failure',
      ],
    ],
    ['a limit', entry('created', { high: [null, 5] }), ['added limits', 'High:  > 5']],
    ['a limit that goes', entry('removed', { low: [1, null], high: [5, null] }), ['removed limits']],
    [
      'an option of a group',
      entry('created', { default_comment: [null, 'Worn'], name: [null, 'Bad'] }),
      ['added the option Bad', 'Default comment:  > Worn'],
    ],
    ['an option', entry('created', { title: [null, 'Left'], tags: [null, []] }), ['added the option Left']],
    [
      'a dropdown',
      entry('removed', { title: ['Side', null], multiselect: [false, null] }),
      ['removed the dropdown Side'],
    ],
    [
      'its products',
      entry('created', { type: [null, 'ProductFamily'], product_family_id: [null, 'Jaws'], value: [null, ''] }),
      ['added Jaws to its applicability'],
    ],
    [
      'a translation',
      entry('created', { language: [null, 'fi'], kind: [null, 'name'], value: [null, 'Tiiviste'] }),
      ['added the translation in Suomi', 'Kind:  > Name', 'Text:  > Tiiviste'],
    ],
    [
      'the rows of a table',
      entry('changed', { rows: [[{ title: 'Left' }], [{ title: 'Left' }, { title: 'Right' }]] }),
      ['made changes', 'Rows: Left > Left, Right'],
    ],
  ])('tells of %s in the words of its form', (_what, one, lines) => expect(told(one)).toEqual(lines));
});
