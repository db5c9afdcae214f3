import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a tooltip', () => {
  it('shows after 500 ms and hides after 200 ms [SHL-13]', async () => {
    vi.useFakeTimers();
    renderPiece(
      <Tooltip label="Delete report">
        <button type="button">x</button>
      </Tooltip>,
    );
    const target = screen.getByRole('button');
    fireEvent.pointerEnter(target);
    fireEvent.mouseEnter(target);
    await wait(490);
    expect(screen.queryByText('Delete report')).toBeNull();
    await wait(20);
    expect(screen.queryByText('Delete report')).not.toBeNull();
    fireEvent.pointerLeave(target);
    fireEvent.mouseLeave(target);
    await wait(190);
    expect(screen.queryByText('Delete report')).not.toBeNull();
    await wait(20);
    expect(screen.queryByText('Delete report')).toBeNull();
  });
});
