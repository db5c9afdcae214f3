import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { Picker } from './Picker.tsx';

const itemsOf = (names: readonly string[]) => names.map((label) => ({ value: label.toLowerCase(), label }));
const late = ['Granite', 'Granite North', 'Basalt'];

interface LateFormProps {
  before: readonly string[];
  onChange: (id: string | null) => void;
  onSubmit: () => void;
}

/** A form whose list comes with its button. */
function LateForm({ before, onChange, onSubmit }: LateFormProps) {
  const [names, setNames] = useState(before);
  return (
    <>
      <form onSubmit={onSubmit}>
        <Picker label="Stone" data={itemsOf(names)} waiting={names === before} onChange={onChange} />
      </form>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setNames(late)}>
        Come
      </button>
    </>
  );
}

function show(before: readonly string[]) {
  const [chosen, submitted] = [vi.fn(), vi.fn()];
  renderPiece(<LateForm before={before} onChange={chosen} onSubmit={submitted} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Stone' });
  return { user: userEvent.setup(), chosen, submitted, field };
}

it.each([
  ['for the first time', []],
  ['anew', ['Granite', 'Granite North']],
])(
  'a picker whose list is read %s keeps Enter for what has not come yet, and never sends the form',
  async (_, before) => {
    const { user, chosen, submitted, field } = show(before);
    await user.type(field, 'bas{Enter}');
    expect(screen.queryByText('Nothing matches')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Come' }));
    await waitFor(() => expect(chosen.mock.calls).toEqual([['basalt']]));
    expect(field.value).toBe('Basalt');
    expect(submitted).not.toHaveBeenCalled();
  },
);

it('a picker whose list is read anew takes at once what it knows', async () => {
  const { user, chosen, field } = show(['Granite', 'Granite North']);
  await user.type(field, 'gra{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['granite north']]);
});
