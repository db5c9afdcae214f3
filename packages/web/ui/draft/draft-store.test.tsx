import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDraftStore, type DraftStore, useDraft } from './draft-store.ts';

interface Draft {
  name: string;
  parts: string[];
}

const drawn = { name: 0, parts: 0 };

function Shown({ part, of }: { part: keyof Draft; of: DraftStore<Draft> }) {
  drawn[part] += 1;
  return <p>{String(useDraft(of, (draft) => draft[part]))}</p>;
}

it('draws again only what shows the part that changed', () => {
  const store = createDraftStore<Draft>({ name: 'a', parts: ['x'] });
  render(
    <>
      <Shown part="name" of={store} />
      <Shown part="parts" of={store} />
    </>,
  );
  const before = { ...drawn };
  act(() => store.set((draft) => ({ ...draft, name: 'b' })));
  expect(screen.getByText('b')).toBeTruthy();
  expect(drawn).toEqual({ name: before.name + 1, parts: before.parts });
});
