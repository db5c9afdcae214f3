import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tip = () => screen.queryByRole('tooltip')?.textContent;

describe('a tooltip', () => {
  const focused = vi.fn();
  const showButton = () =>
    renderPiece(
      <Tooltip label="Delete report">
        <button type="button" onFocus={focused}>
          x
        </button>
      </Tooltip>,
    );
  const ways = {
    'the pointer': {
      come: () => fireEvent.pointerEnter(screen.getByRole('button')),
      leave: () => fireEvent.pointerLeave(screen.getByRole('button')),
    },
    'the keyboard': {
      come: () => act(() => screen.getByRole('button').focus()),
      leave: () => act(() => screen.getByRole('button').blur()),
    },
  };

  it.each(Object.entries(ways))(
    'shows 500 ms after %s came and hides 200 ms after it left [SHL-13]',
    async (_, { come, leave }) => {
      showButton();
      come();
      await wait(499);
      expect(tip()).toBeUndefined();
      await wait(1);
      expect(tip()).toBe('Delete report');
      leave();
      await wait(199);
      expect(tip()).toBe('Delete report');
      await wait(1);
      expect(tip()).toBeUndefined();
    },
  );

  it('leaves the element what it does by itself, and describes it while it shows', async () => {
    showButton();
    act(() => screen.getByRole('button').focus());
    expect(focused).toHaveBeenCalled();
    await wait(500);
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });
});
