import { IconTrash } from '@tabler/icons-react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { RowAction } from './RowAction.tsx';

afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip')?.textContent;

describe('an action of a row', () => {
  it('names itself 500 ms after the pointer came, until 200 ms after it left [SHL-13]', () => {
    vi.useFakeTimers();
    renderPiece(<RowAction label="Delete Harjukivi" icon={IconTrash} />);
    const button = screen.getByRole('button', { name: 'Delete Harjukivi' });
    fireEvent.pointerEnter(button);
    pass(499);
    expect(tip()).toBeUndefined();
    pass(1);
    expect(tip()).toBe('Delete Harjukivi');
    fireEvent.pointerLeave(button);
    pass(199);
    expect(tip()).toBe('Delete Harjukivi');
    pass(1);
    expect(tip()).toBeUndefined();
  });

  it('names itself to those who come by keys, until they leave, press Escape or use it [SHL-13]', () => {
    vi.useFakeTimers();
    const used = vi.fn();
    renderPiece(<RowAction label="Delete Harjukivi" icon={IconTrash} onClick={used} />);
    const button = screen.getByRole('button');
    const come = () => act(() => button.focus());
    const leave = () => act(() => button.blur());
    come();
    pass(499);
    expect(tip()).toBeUndefined();
    pass(1);
    expect(tip()).toBe('Delete Harjukivi');
    leave();
    pass(199);
    expect(tip()).toBe('Delete Harjukivi');
    pass(1);
    expect(tip()).toBeUndefined();
    come();
    pass(500);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tip()).toBeUndefined();
    leave();
    come();
    pass(500);
    expect(tip()).toBe('Delete Harjukivi');
    fireEvent.click(button);
    expect(used).toHaveBeenCalledOnce();
    expect(tip()).toBeUndefined();
  });

  it('does nothing while there is nothing to do, and keeps the focus', async () => {
    const used = vi.fn();
    renderPiece(<RowAction label="Rate Ok" icon={IconTrash} pressed disabled onClick={used} />);
    const button = screen.getByRole('button', { name: 'Rate Ok', pressed: true });
    await userEvent.setup().click(button);
    expect(used).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });
});
