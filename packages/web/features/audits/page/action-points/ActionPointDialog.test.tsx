import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { ActionPointDialog } from './ActionPointDialog.tsx';

it('an action point is made of a point once it says what to do: where it was found is no answer to that', async () => {
  const user = userEvent.setup();
  const [save, close] = [vi.fn(), vi.fn()];
  const at = { machine: 'Jaw 1', point: 'Guard' };
  renderPiece(
    <ActionPointDialog
      begin={{ type: 'ShortTerm', text: 'Jaw 1, Guard', at, resultId: 'guard' }}
      onSave={save}
      onClose={close}
    />,
  );
  const field = await screen.findByRole('textbox', { name: /What to do/ });
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Enter what to do, too: so far it says only where/).length).toBeGreaterThan(0);
  await user.clear(field);
  await press();
  expect(screen.getAllByText(/Enter what to do$/).length).toBeGreaterThan(0);
  expect([save.mock.calls, close.mock.calls]).toEqual([[], []]);
  await user.type(field, 'Jaw 1, Guard: weld it ');
  await press();
  expect(save).toHaveBeenCalledExactlyOnceWith({ type: 'ShortTerm', text: 'Jaw 1, Guard: weld it', resultId: 'guard' });
  expect(close).toHaveBeenCalledOnce();
});

it('whoever types at once in the dialog types behind the words that are proposed', async () => {
  // As browsers do: the caret of a text that nobody has touched stands before it.
  const { focus } = HTMLTextAreaElement.prototype;
  vi.spyOn(HTMLTextAreaElement.prototype, 'focus').mockImplementation(function (this: HTMLTextAreaElement, how) {
    if (document.activeElement !== this) this.setSelectionRange(0, 0);
    focus.call(this, how);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const at = { machine: 'Jaw 1', point: 'Guard' };
  renderPiece(
    <ActionPointDialog
      begin={{ type: 'ShortTerm', text: 'Jaw 1, Guard', at, resultId: 'guard' }}
      onSave={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What to do/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.selectionStart).toBe('Jaw 1, Guard'.length);
});

it('an action point in words of one’s own is saved with where it was found before them, and says so', async () => {
  const user = userEvent.setup();
  const save = vi.fn();
  const at = { machine: 'Jaw 1', point: 'V-belts' };
  const begin = { type: 'ShortTerm', text: 'Jaw 1, V-belts: Worn out', at, resultId: 'belts' } as const;
  renderPiece(<ActionPointDialog begin={begin} onSave={save} onClose={vi.fn()} />);
  const field = await screen.findByRole('textbox', { name: /What to do/ });
  expect(screen.queryByText(/before it$/)).toBeNull();
  await user.clear(field);
  await user.type(field, 'Order and fit a new set of V-belts');
  expect(screen.getByText('Saved with “Jaw 1, V-belts:” before it')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({
    type: 'ShortTerm',
    text: 'Jaw 1, V-belts: Order and fit a new set of V-belts',
    resultId: 'belts',
  });
});
