import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { DrawingDialog } from './DrawingDialog.tsx';
import { drag, fakeCanvases, padOver } from './testing/drawing.ts';

/** The dialog over a photo that has arrived, and the words of the drawing that it saved, with their places. */
async function open(tool: 'Circle' | 'Text' = 'Text') {
  const { words, circles } = fakeCanvases();
  const onSave = vi.fn();
  const shown = { address: 'blob:photo', state: 'shown', retry: () => undefined } as const;
  renderPiece(<DrawingDialog shown={shown} name="Photo 1" onSave={onSave} onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: tool }));
  const pad = await padOver('Photo 1');
  return {
    user,
    type: (words: string) => user.type(screen.getByRole('textbox', { name: 'Text' }), words),
    tap: (clientX: number, clientY: number) => fireEvent.pointerDown(pad, { clientX, clientY }),
    drag: (...places: [clientX: number, clientY: number][]) => drag(user, pad, ...places),
    shown: words,
    circles,
    saved: async () => {
      await user.click(screen.getByRole('button', { name: 'Save drawing' }));
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
      return words();
    },
  };
}

describe('words over a photo', () => {
  it('stand in its middle after Enter, and go where one taps then', async () => {
    const { type, tap, shown, saved } = await open();
    await type('crack{Enter}{Enter}');
    expect(shown()).toEqual([['crack', 450, 300]]);
    tap(200, 100);
    expect(await saved()).toEqual([['crack', 200, 100]]);
  });

  it('are saved though nobody put them anywhere: where the tap before them was, else in the middle', async () => {
    const { type, tap, saved } = await open();
    tap(200, 100);
    await type('crack');
    expect(await saved()).toEqual([['crack', 200, 100]]);
  });

  it('are seen before they are saved where another tool is chosen, and stay away once undone', async () => {
    const { user, type, shown, saved } = await open();
    await type('crack');
    await user.click(screen.getByRole('radio', { name: 'Arrow' }));
    expect(shown()).toEqual([['crack', 450, 300]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.clear(screen.getByRole('textbox', { name: 'Text' }));
    await type('rust');
    expect(await saved()).toEqual([['rust', 450, 300]]);
  });
});

describe('a circle over a photo', () => {
  it('follows the finger that drags it, and is saved where it was let go', async () => {
    const { drag, circles, saved } = await open('Circle');
    await drag([200, 100], [300, 150], [400, 300]);
    expect(circles()).toEqual([[300, 200, 100, 100]]);
    await saved();
    expect(circles()).toEqual([[300, 200, 100, 100]]);
  });

  it('is not made by a mere touch, and goes by Undo', async () => {
    const { user, drag, circles } = await open('Circle');
    await drag([200, 100], [205, 101]);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save drawing' });
    expect(save.disabled).toBe(true);
    await drag([200, 100], [400, 300]);
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(circles()).toEqual([]));
    expect(save.disabled).toBe(true);
  });
});
