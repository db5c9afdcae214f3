import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { useSettledTap, useSteadyTaps } from './use-steady-taps.ts';

/** Two answers of one step; the first leads to the next step. */
function Steps({ said }: { said: string[] }) {
  const [step, setStep] = useState(1);
  const say = (answer: string) => said.push(`${step} ${answer}`);
  return (
    <div {...useSteadyTaps(step)}>
      <button type="button" aria-pressed={false} onClick={() => [say('on'), setStep(step + 1)]}>
        On
      </button>
      <button type="button" aria-pressed={false} onClick={() => say('stay')}>
        Stay
      </button>
      <button type="button" data-onward onClick={() => [say('next'), setStep(step + 1)]}>
        Next
      </button>
    </div>
  );
}

function open() {
  let now = 10_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const said: string[] = [];
  renderPiece(<Steps said={said} />);
  const tap = (name: string, after: number, pointerType = 'touch') => {
    now += after;
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button, { pointerType });
    fireEvent.click(button);
  };
  return { said, tap };
}

describe('the second of two taps', () => {
  it('passes by an answer that the first has given', () => {
    const { said, tap } = open();
    tap('Stay', 0);
    tap('Stay', 200);
    expect(said).toEqual(['1 stay']);
    tap('Stay', 500);
    expect(said).toEqual(['1 stay', '1 stay']);
  });

  it('passes by the next step, which has come under the finger', () => {
    const { said, tap } = open();
    tap('On', 0);
    tap('Stay', 200);
    tap('Stay', 500);
    expect(said).toEqual(['1 on', '2 stay']);
  });

  it('counts where it is another answer, or a mouse', () => {
    const { said, tap } = open();
    tap('Stay', 0);
    tap('On', 100);
    tap('Next', 100, 'mouse');
    tap('Stay', 500, 'mouse');
    tap('Stay', 100, 'mouse');
    expect(said).toEqual(['1 stay', '1 on', '2 next', '3 stay', '3 stay']);
  });

  it('passes by what leads on, where the answer has led on by itself', () => {
    const { said, tap } = open();
    tap('On', 0);
    tap('Next', 700);
    tap('Next', 1_100);
    tap('Next', 100);
    expect(said).toEqual(['1 on', '2 next', '3 next']);
  });
});

function Send({ said }: { said: string[] }) {
  return (
    <button type="button" onClick={useSettledTap(() => said.push('sent'))}>
      Send
    </button>
  );
}

it('what has come under the finger just now is not tapped by a touch that was meant for another', () => {
  let now = 10_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const said: string[] = [];
  renderPiece(<Send said={said} />);
  const click = (pointerType: string) => {
    const event = new MouseEvent('click', { bubbles: true });
    fireEvent(screen.getByRole('button', { name: 'Send' }), Object.assign(event, { pointerType }));
  };
  now += 900;
  click('touch');
  expect(said).toEqual([]);
  click('mouse');
  now += 200;
  click('touch');
  expect(said).toEqual(['sent', 'sent']);
});
