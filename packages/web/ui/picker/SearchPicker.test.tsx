import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import type { Choice } from './choice.ts';
import { MultiPicker } from './MultiPicker.tsx';
import { type ChoiceSource, SearchPicker } from './SearchPicker.tsx';

const names = ['Granite', 'Granite North', 'Basalt', 'Gneiss'];
const every: Choice[] = names.map((name) => ({ id: name, name, detail: `Detail of ${name}` }));

function sourceOf(find?: ChoiceSource['find']) {
  const searches: string[] = [];
  const source: ChoiceSource = {
    key: ['stones'],
    find: async (search, signal) => {
      searches.push(search);
      if (find) return find(search, signal);
      const found = every.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return { options: found, count: found.length };
    },
  };
  return { source, searches };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Stone' });
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

interface StoneFormProps {
  source: ChoiceSource;
  begin: Choice | null;
  onSubmit: () => void;
}

function StoneForm({ source, begin, onSubmit }: StoneFormProps) {
  const [value, setValue] = useState(begin);
  return (
    <form onSubmit={onSubmit}>
      <SearchPicker label="Stone" source={source} value={value} onChange={setValue} clearable />
    </form>
  );
}

function StonesForm({ source }: { source: ChoiceSource }) {
  const [values, setValues] = useState<readonly Choice[]>([]);
  return <MultiPicker label="Stone" source={source} values={values} onChange={setValues} />;
}

function show(find?: ChoiceSource['find'], begin: Choice | null = null) {
  const { source, searches } = sourceOf(find);
  const submitted = vi.fn();
  renderPiece(<StoneForm source={source} begin={begin} onSubmit={submitted} />);
  return { user: userEvent.setup(), searches, submitted };
}

describe('a picker that the server searches', () => {
  it('asks for nothing until it is opened, then once for each pause in the typing', async () => {
    const { user, searches } = show();
    await user.tab();
    expect(searches).toEqual([]);
    await user.click(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await user.type(field(), 'gra');
    await waitFor(() =>
      expect(offered()).toEqual(['GraniteDetail of Granite', 'Granite NorthDetail of Granite North']),
    );
    await waitFor(() => expect(searches).toEqual(['', 'gra']));
  });

  it.each([
    ['basalt{Enter}', 'Basalt'],
    ['bas{Enter}', 'Basalt'],
    ['granite{Enter}', 'Granite'],
  ])('given %s in one go chooses what was named, and never sends the form', async (typed, chosen) => {
    const { user, submitted } = show();
    await user.type(field(), typed);
    await waitFor(() => expect(field().value).toBe(chosen));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes another name and Enter in the place of what was chosen, again and again', async () => {
    const { user, submitted } = show();
    for (const name of ['Basalt', 'Gneiss', 'Basalt']) {
      await user.clear(field());
      await user.type(field(), `${name.toLowerCase()}{Enter}`);
      await waitFor(() => expect(field().value).toBe(name));
    }
    expect(submitted).not.toHaveBeenCalled();
  });

  it('keeps what was named with Enter when the person goes on before the answer is there', async () => {
    const { user } = show();
    await user.type(field(), 'basalt{Enter}');
    await user.tab();
    await waitFor(() => expect(field().value).toBe('Basalt'));
    await user.type(field(), 'g{Enter}');
    await user.tab();
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
    expect(field().value).toBe('Basalt');
  });

  it('never offers what was found for other words while the answer is on its way', async () => {
    const answers: (() => void)[] = [];
    const { user } = show(async (search) => {
      if (search !== '') await new Promise<void>((resolve) => answers.push(resolve));
      const found = every.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return { options: found, count: found.length };
    });
    await user.click(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await user.type(field(), 'bas');
    expect(offered()).toEqual(['BasaltDetail of Basalt']);
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.clear(field());
    await user.type(field(), 'slate');
    expect(screen.queryAllByRole('option')).toEqual([]);
    for (const answer of answers) answer();
  });

  it('shows several that match before it chooses one of them', async () => {
    const { user } = show();
    await user.type(field(), 'g{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await waitFor(() =>
      expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Granite North');
  });

  it('keeps the name of what was chosen through Escape and leaving, and gives it up when it is erased', async () => {
    const { user } = show(undefined, { id: 'far', name: 'Not in the list' });
    expect(field().value).toBe('Not in the list');
    await user.type(field(), 'bas');
    await user.keyboard('{Escape}');
    expect(field().value).toBe('Not in the list');
    await user.type(field(), 'bas');
    await user.tab();
    expect(field().value).toBe('Not in the list');
    await user.clear(field());
    await user.tab();
    expect(field().value).toBe('');
  });

  it('says that nothing matches, and that there are more than it shows', async () => {
    const { user } = show(async (search) => (search ? { options: [], count: 0 } : { options: every, count: 98_765 }));
    await user.click(field());
    await screen.findByText('The first 4 of 98,765. Type to find others.');
    await user.type(field(), 'x');
    await screen.findByText('Nothing matches');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('x');
  });

  it.each([
    ['Enter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['Retry', (user) => user.click(screen.getByRole('button', { name: 'Retry' }))],
  ])('says when the choices cannot be had, and asks again on %s', async (_, again) => {
    let broken = true;
    const { user } = show(async () => {
      if (broken) throw new Error('away');
      return { options: every, count: every.length };
    });
    await user.click(field());
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be done');
    broken = false;
    await again(user);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await user.click(screen.getByRole('option', { name: /^Basalt/ }));
    expect(field().value).toBe('Basalt');
  });
});

describe('a picker of several', () => {
  it('adds each choice once and takes it away again', async () => {
    const { source } = sourceOf();
    renderPiece(<StonesForm source={source} />);
    const user = userEvent.setup();
    await user.type(field(), 'basalt{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove Basalt' }));
    expect(screen.queryByRole('list', { name: 'Stone' })).toBeNull();
    await user.type(field(), 'basalt{Enter}');
    await screen.findByRole('button', { name: 'Remove Basalt' });
    await user.click(field());
    await waitFor(() => expect(offered()).not.toContain('BasaltDetail of Basalt'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});
