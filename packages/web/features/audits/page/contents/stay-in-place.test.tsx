import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { holdTapped } from './stay-in-place.ts';

afterEach(() => {
  // Hands on the page end what keeps it in place.
  window.dispatchEvent(new Event('wheel'));
  vi.restoreAllMocks();
});

/** A list with a button in it and an option that floats above it; answers how far the page is scrolled after each is tapped. */
function open() {
  let top = 400;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 10, 10));
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [new DOMRect(0, top, 10, 10)] as never);
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  render(
    <div onClickCapture={holdTapped}>
      <button type="button">Ok</button>
      {createPortal(<button type="button">ISO 460</button>, document.body)}
    </div>,
  );
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const tap = async (name: string, to: number) => {
    await userEvent.click(screen.getByRole('button', { name }));
    top = to;
    await frames();
    return scroll.mock.calls;
  };
  return { tap };
}

it('what was tapped stays where it is on the screen while the page above it grows', async () => {
  const { tap } = open();
  expect(await tap('Ok', 440)).toContainEqual([0, 40]);
});

it('the page stays where it is when an option is tapped that floats above it and goes', async () => {
  const { tap } = open();
  expect(await tap('ISO 460', 0)).toEqual([]);
});
