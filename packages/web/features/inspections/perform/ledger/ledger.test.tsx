import type { LedgerItem } from '@assay/contract/follow-ups';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Session, SessionContext } from '../../../../api/session.ts';
import { customerId } from '../../../../testing/customers.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { type Performing, PerformingContext } from '../../../runs/perform/performing.ts';
import { createRunModel, type RunModel } from '../../../runs/perform/run-model.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { createFieldQueue } from '../../../runs/queue/field-queue.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { inspectionTransport } from '../inspection-writers.ts';
import { submitCheck } from '../use-submit-check.ts';
import { LedgerAtPoint } from './LedgerAtPoint.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { createLedger, LedgerContext } from './ledger.ts';

const visit = customerId(9);
const crack: LedgerItem = {
  ...{ id: customerId(1), kind: 'finding', title: 'A crack in the frame', description: '', priority: null },
  ...{ inspectionId: customerId(2), inspectionName: 'Weekly', inspectionDate: '2026-02-01T09:00:00.000Z' },
  ...{ state: 'open', owner: { id: customerId(3), name: 'Uma Virtanen' }, due: '2026-03-01', closed: null },
  ...{ revision: 2, disposal: null, disposalRevision: 0, wasReported: false },
};
const order: LedgerItem = { ...crack, id: customerId(4), kind: 'priorityAction', title: 'Order liners', owner: null };

const runWithAFrame = (queue = stillQueue()) =>
  createRunModel({
    queue,
    run: { id: 'run', inspectionProtocolName: 'Weekly', equipment: null } as never,
    snapshot: snapshot([[snapshotPoint('frame', frozen('Comment'))]]),
    external: false,
    language: 'en',
  });

function open(level: number, items = [crack, order], piece: ReactNode = <LedgerPanel />, models: RunModel[] = []) {
  const reply = { id: crack.id, kind: 'finding', answer: 'stillOpen', state: 'open', revision: 1 };
  const api = fakeApi({ [`PUT inspections/${visit}/ledger/finding/${crack.id}`]: { body: reply } });
  const queue = createFieldQueue(inspectionTransport(visit), { quiet: 0 });
  onTestFinished(queue.close);
  const ledger = createLedger(items, queue, models);
  const performing: Performing = { queue, external: false, disabled: false, lastVisits: new Map() };
  const session = { level, flags: [], external: false, distributorAdmin: false } as unknown as Session;
  renderPiece(
    <SessionContext value={session}>
      <PerformingContext value={performing}>
        <LedgerContext value={ledger}>{piece}</LedgerContext>
      </PerformingContext>
    </SessionContext>,
  );
  return { ...api, queue, ledger, user: userEvent.setup() };
}

const answersTo = (title: string) =>
  within(screen.getByRole('article', { name: title }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('what earlier visits left open', () => {
  it('is answered by one tap, saved by the queue, and missing before the submit until then', async () => {
    const { queue, ledger, sent, user } = open(1);
    const missing = () => submitCheck([], queue, ledger).missing.map(({ text, place }) => [text, place.tab]);
    expect(missing()).toEqual([
      ['Say what became of this: A crack in the frame', 'tab-3'],
      ['Say what became of this: Order liners', 'tab-3'],
    ]);
    expect(screen.getByText('2 to deal with before submitting')).toBeTruthy();
    const card = within(screen.getByRole('article', { name: 'A crack in the frame' }));
    expect(card.getByText('Owner: Uma Virtanen · Overdue since 01.03.2026')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Still open' }));
    expect(card.getByRole('button', { name: 'Still open' }).getAttribute('aria-pressed')).toBe('true');
    expect(missing()).toEqual([['Say what became of this: Order liners', 'tab-3']]);
    await waitFor(() => expect(queue.entries()).toEqual([]));
    expect(sent.map(({ call, body, headers }) => [call, body, headers.get('if-match')])).toEqual([
      [`PUT inspections/${visit}/ledger/finding/${crack.id}`, { answer: 'stillOpen' }, '"0"'],
    ]);
  });

  it('stands at its point in one line until somebody taps it, and says there what is left', async () => {
    const item = { ...crack, pointId: 'frame' };
    const { user } = open(1, [item], <LedgerAtPoint pointId="frame" />, [runWithAFrame()]);
    const line = screen.getByRole('button', { name: '1 open from an earlier visit' });
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(line);
    await user.click(screen.getByRole('button', { name: 'Still open' }));
    expect(line.textContent).toBe('1 from an earlier visit, answered');
    await user.click(line);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is unfolded at its point for whoever comes from the check, and told in full', async () => {
    const description = 'Changed during the night shift. '.repeat(12).trim();
    const items = [crack, order].map((item) => ({ ...item, description, pointId: 'frame' }));
    const models = [runWithAFrame()];
    const { queue, ledger, user } = open(1, items, <LedgerAtPoint pointId="frame" unfolds />, models);
    const { missing } = submitCheck(models, queue, ledger);
    // What a line of the check is about is what its card is found by.
    const shown = missing.flatMap(({ shows = '' }) => document.querySelector(`[data-record="${shows}"]`) ?? []);
    expect(shown.map((card) => card.getAttribute('aria-label'))).toEqual(['A crack in the frame', 'Order liners']);
    const [text] = screen.getAllByText(description);
    expect(text?.getAttribute('data-line-clamp')).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Still open' })) await user.click(button);
    expect(screen.getAllByRole('article'), 'nothing folds away below the finger').toHaveLength(2);
  });

  it('is void for Managers alone to say', () => {
    open(1);
    expect(answersTo('Order liners')).toEqual(['Done', 'Fixed on site', 'Still open']);
  });

  it('shows what waits to be verified, and asks for no word on it', () => {
    const { queue, ledger } = open(1, [{ ...crack, state: 'done', wasReported: true }]);
    expect(screen.getByText('Reported done: say how you found it. From the visit on 01.02.2026')).toBeTruthy();
    expect(answersTo('A crack in the frame')).toEqual(['Found done', 'Still open']);
    expect(screen.getByText('Nothing is left to deal with before submitting.')).toBeTruthy();
    expect(screen.getByText('1 reported done: say how you found it')).toBeTruthy();
    expect(submitCheck([], queue, ledger).missing).toEqual([]);
  });

  it('counts what waits to be verified in its line, and says of each what was answered while the buttons stay', async () => {
    const items = [crack, order].map((item) => ({
      ...{ ...item, state: 'done' as const, wasReported: true, pointId: 'frame' },
    }));
    const { user } = open(1, items, <LedgerAtPoint pointId="frame" />, [runWithAFrame()]);
    const line = screen.getByRole('button', { name: '2 reported done: say how you found them' });
    await user.click(line);
    const card = within(screen.getByRole('article', { name: 'A crack in the frame' }));
    await user.click(card.getByRole('button', { name: 'Still open' }));
    expect(card.getByText('Answered: Still open. From the visit on 01.02.2026')).toBeTruthy();
    expect(answersTo('A crack in the frame')).toEqual(['Found done', 'Still open']);
    expect(line.textContent).toBe('1 reported done: say how you found it');
  });

  it('says of what was found done that a Manager verifies it, and of nothing else', () => {
    const said = { state: 'done', disposal: 'done' } as const;
    open(1, [
      { ...crack, ...said, wasReported: true },
      { ...order, ...said },
    ]);
    const told = ['A crack in the frame', 'Order liners'].map((title) => {
      const card = within(screen.getByRole('article', { name: title }));
      const note = card.queryByText('A Manager verifies it on the page of the machine.');
      return [card.getByText(/^Answered: /).textContent, note !== null];
    });
    expect(told).toEqual([
      ['Answered: Found done. From the visit on 01.02.2026', true],
      ['Answered: Done. From the visit on 01.02.2026', false],
    ]);
  });

  it('keeps the buttons of what was reported done when the visit is read again', () => {
    open(1, [{ ...crack, state: 'open', disposal: 'stillOpen', wasReported: true }]);
    expect(answersTo('A crack in the frame')).toEqual(['Found done', 'Still open']);
  });

  it('is a warning of the check where it was answered as done at a point that is bad, and was not fixed there', () => {
    const item = { ...crack, state: 'done' as const, disposal: 'fixedOnSite' as const, pointId: 'frame' };
    const { content, ...parts } = newResult(frozen('Comment'));
    const rated = (rating: keyof typeof ratings, fixedOnSite = false) => {
      const shown = { ...parts, ...toWireContent(content), rating: ratings[rating], fixedOnSite };
      const of = stillQueue();
      of.receive([[resultKey('run', 'frame', 'r'), { revision: 1, parts: shown as never }]]);
      const models = [runWithAFrame(of)];
      const told = submitCheck(models, of, createLedger([item], of, models)).warnings;
      return told.flatMap(({ text, place }) => (text.includes('answered') ? [[text, place.point]] : []));
    };
    expect(rated('ImmediateAction')).toEqual([
      ['1. A point: rated Immediate, although this was answered as done: A crack in the frame', 'frame'],
    ]);
    expect(rated('ImmediateAction', true)).toEqual([]);
    expect(rated('Ok')).toEqual([]);
  });

  it('offers a Manager to make it void', () => {
    open(2);
    expect(answersTo('Order liners')).toEqual(['Done', 'Fixed on site', 'Still open', 'Void']);
  });
});
