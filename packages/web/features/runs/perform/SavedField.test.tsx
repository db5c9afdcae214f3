import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { keyOf } from '../queue/records.ts';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { PerformingContext } from './performing.ts';
import { SavedField } from './SavedField.tsx';

it.each([
  ['decimal', '12500'],
  ['text', '12 500'],
] as const)('a field of the kind %s keeps 12 500 as %s', async (kind, kept) => {
  const queue = stillQueue();
  const key = keyOf('field', 'hours');
  queue.receive([[key, { revision: 1, parts: { text: '' } }]]);
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <SavedField of={key} label="Hours" kind={kind} />
    </PerformingContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Hours' }), '12 500');
  await user.tab();
  expect(queue.shown(key)?.text).toBe(kept);
});
