import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { SearchBox } from './SearchBox.tsx';

const searched = vi.fn();
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search things' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const piece = (value: string) => <SearchBox label="Search things" value={value} onSearch={searched} />;

beforeEach(() => {
  vi.useFakeTimers();
  searched.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('the search box', () => {
  it('searches once the typing has paused for 200 ms [LST-02]', () => {
    renderPiece(piece(''));
    type('a');
    vi.advanceTimersByTime(199);
    type('ab');
    vi.advanceTimersByTime(199);
    expect(searched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(searched.mock.calls).toEqual([['ab']]);
  });

  it('does not ask for what is shown already', () => {
    renderPiece(piece('ab'));
    type('abc');
    type(' ab ');
    vi.advanceTimersByTime(1000);
    expect(searched).not.toHaveBeenCalled();
  });

  it('is cleared by its button, at once', () => {
    renderPiece(piece('ab'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    vi.advanceTimersByTime(0);
    expect(searched.mock.calls).toEqual([['']]);
    expect(box().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  });

  it('follows the address, but never takes back what was typed on', () => {
    const { rerender } = renderPiece(piece(''));
    type('ab');
    vi.advanceTimersByTime(200);
    type('abc');
    rerender(piece('ab'));
    expect(box().value).toBe('abc');
    rerender(piece('from back'));
    expect(box().value).toBe('from back');
  });
});
