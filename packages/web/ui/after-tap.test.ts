import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterTap } from './after-tap.ts';

describe('what is said of a field that was left', () => {
  const [field, rating] = [document.createElement('input'), document.createElement('button')];
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(field, rating);
  });
  afterEach(() => {
    vi.useRealTimers();
    field.remove();
    rating.remove();
  });
  const press = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  it('waits until the tap that left it has reached what it was meant for', () => {
    const say = vi.fn();
    press(rating);
    afterTap(field, say);
    expect(say).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(say).toHaveBeenCalledOnce();
  });

  it('comes at once where a key left it, or a tap long before, or one into the field itself', () => {
    const say = vi.fn();
    press(rating);
    vi.advanceTimersByTime(1_000);
    afterTap(field, say);
    press(field);
    afterTap(field, say);
    expect(say).toHaveBeenCalledTimes(2);
  });
});
