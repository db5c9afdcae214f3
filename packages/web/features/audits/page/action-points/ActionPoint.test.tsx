import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import { revealTrouble } from '../../../runs/perform/reveal-trouble.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { suggestionKey } from '../audit-states.ts';
import { ActionPoint } from './ActionPoint.tsx';

it('an action point that a link leads to takes the keyboard', async () => {
  const key = suggestionKey('a');
  const queue = stillQueue();
  queue.receive([[key, { revision: 1, parts: { type: 'ShortTerm', text: 'Weld the guard' } as never }]]);
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <ActionPoint of={key} name="Short term 1" takesFocus={false} />
    </PerformingContext>,
  );
  const field = await screen.findByRole('textbox', { name: 'Short term 1' });
  expect(document.activeElement).not.toBe(field);
  revealTrouble(key);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});
