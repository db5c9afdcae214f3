import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { fieldKey } from '../inspection-states.ts';
import { HoursField } from './HoursField.tsx';

const last = { value: 900, date: new Date(Date.now() - 240 * 3_600_000).toISOString() };
const question = () => screen.queryByRole('region', { name: 'Is this value right?' });

/** The field as a page shows it that was just loaded. */
function openAnew(queue: FieldQueue) {
  cleanup();
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <HoursField last={last} />
    </PerformingContext>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Hours under load' });
}

it('hours that were questioned and kept are not asked about after a reload, others are', async () => {
  const user = userEvent.setup();
  const queue = stillQueue();
  queue.receive(
    (['loadedHours', 'keptHours'] as const).map((field) => [fieldKey(field), { revision: 1, parts: { text: '' } }]),
  );
  await user.type(openAnew(queue), '9500');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'It is right, keep 9500' }));
  expect(queue.shown(fieldKey('keptHours'))?.text).toBe('9500');
  const field = openAnew(queue);
  expect([field.value, question()]).toEqual(['9500', null]);
  expect(screen.getByText(/^More hours than have passed/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, '9400');
  await user.tab();
  expect(question()?.textContent).toContain('Was 940 meant?');
});
