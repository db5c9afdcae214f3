import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render-app.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function Asking({ destructive }: { destructive: boolean }) {
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState('unanswered');
  const answered = (text: string) => () => {
    setAnswer(text);
    setAsking(false);
  };
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <output>{answer}</output>
      {asking && (
        <ConfirmDialog
          title="Delete report"
          text="Delete it?"
          confirm="Delete"
          destructive={destructive}
          onConfirm={answered('confirmed')}
          onCancel={answered('cancelled')}
        />
      )}
    </>
  );
}

async function ask(destructive: boolean) {
  renderPiece(<Asking destructive={destructive} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Delete report' });
  return user;
}

describe('the confirm dialog', () => {
  it('confirms with Enter where that is safe, and returns the focus', async () => {
    const user = await ask(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBe(document.activeElement));
    await user.keyboard('{Enter}');
    expect(screen.getByText('confirmed')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toBe(document.activeElement));
  });

  it('cancels with Escape, and returns the focus', async () => {
    const user = await ask(false);
    await user.keyboard('{Escape}');
    expect(screen.getByText('cancelled')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toBe(document.activeElement));
  });

  it('never makes a destructive button the default', async () => {
    const user = await ask(true);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement));
    await user.keyboard('{Enter}');
    expect(screen.getByText('cancelled')).toBeTruthy();
  });
});
