import { describe, expect, it } from 'vitest';
import type { ServerState } from '../../runs/queue/entry.ts';
import { createFieldQueue } from '../../runs/queue/field-queue.ts';
import { inspectionTransport } from '../perform/inspection-writers.ts';
import { writtenIn } from './edit-body.ts';
import { unreadSummary } from './unread-summary.ts';

/** A report of two results, two findings and two facts. */
function opened() {
  const queue = createFieldQueue(inspectionTransport('i'), { holds: true });
  const state = (parts: object) => ({ revision: 1, parts }) as ServerState;
  queue.receive([
    ['field/summary', state({ text: 'Fine' })],
    ['field/comment', state({ text: '' })],
    ['start/r', state({ choices: [], samples: { 0: 'S-1' } })],
    ['result/r/p1/one', state({ value: '1', rating: 0, photos: [] })],
    ['result/r/p2/two', state({ value: '2', rating: 0, photos: [] })],
    ['finding/a', state({ title: 'A crack', photos: [] })],
    ['finding/b', state({ title: 'A dent', photos: [] })],
    ['order/findings', state({ ids: ['a', 'b'] })],
  ]);
  return queue;
}

describe('what the report editor sends back', () => {
  it('is facts and lists whole, and no result that nobody has touched', () => {
    expect(writtenIn(opened(), ['r']).body).toEqual({
      fields: { summary: { value: 'Fine' }, comment: { value: '' } },
      runs: [{ id: 'r', results: [] }],
      findings: [
        { id: 'a', title: 'A crack', photos: [] },
        { id: 'b', title: 'A dent', photos: [] },
      ],
      priorityActions: [],
    });
  });

  it('is every change, in the order of the page, and names the record behind each of its places', () => {
    const queue = opened();
    queue.change('result/r/p2/two', { rating: 2 });
    queue.change('start/r', { samples: { 0: 'S-2' } });
    queue.change('finding/c', { title: 'A gap' });
    queue.change('order/findings', { ids: ['c', 'b', 'a'] });
    queue.remove('finding/a');
    const { body, keyAt } = writtenIn(queue, ['r']);
    expect(body.runs).toEqual([{ id: 'r', samples: { 0: 'S-2' }, results: [{ id: 'two', rating: 2 }] }]);
    expect(body.findings?.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(
      ['runs.0.results.0.rating', 'findings.1.title', 'fields.summary.text', 'emailRecipients.0'].map(keyAt),
    ).toEqual(['result/r/p2/two', 'finding/b', 'field/summary', undefined]);
  });
});

describe('a summary that was written for other ratings', () => {
  it('is shown once a rating was changed, until somebody changes it too', () => {
    const queue = opened();
    expect(unreadSummary(queue)).toBe('');
    queue.change('result/r/p1/one', { value: '3' });
    expect(unreadSummary(queue)).toBe('');
    queue.change('result/r/p2/two', { rating: 2 });
    expect(unreadSummary(queue)).toBe('Fine');
    queue.change('field/summary', { text: 'Worn' });
    expect(unreadSummary(queue)).toBe('');
  });
});
