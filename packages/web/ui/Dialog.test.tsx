import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { Dialog } from './Dialog.tsx';

it('Escape closes the dialog in front alone, and then the one behind it', async () => {
  const Two = () => {
    const [count, setCount] = useState(1);
    return (
      <>
        {count > 0 && (
          <Dialog title="New run" onClose={() => setCount(0)}>
            <button type="button" onClick={() => setCount(2)}>
              Scan
            </button>
            {count > 1 && (
              <Dialog title="Scan" onClose={() => setCount(1)}>
                <input aria-label="Serial number" />
              </Dialog>
            )}
          </Dialog>
        )}
      </>
    );
  };
  renderPiece(<Two />);
  const user = userEvent.setup();
  const titles = () => screen.queryAllByRole('heading').map((title) => title.textContent);
  await user.click(screen.getByRole('button', { name: 'Scan' }));
  expect(titles()).toEqual(['New run', 'Scan']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['New run']);
  await user.keyboard('{Escape}');
  expect(titles()).toEqual([]);
});
