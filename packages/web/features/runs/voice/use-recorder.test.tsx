import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { useRecorder } from './use-recorder.ts';
import { t } from './voice.texts.ts';

function Recorder() {
  const { trouble, start } = useRecorder(() => undefined);
  return <Button onClick={start}>{trouble ? t(trouble) : t('record')}</Button>;
}

describe('recording a voice comment', () => {
  it.each([
    [false, 'over a secure connection (https), and this page came over plain http. Type a comment instead.'],
    [true, 'This browser cannot record. Type a comment instead.'],
  ])('says why there is no microphone, where the connection is secure: %s', async (isSecureContext, reason) => {
    vi.stubGlobal('isSecureContext', isSecureContext);
    renderPiece(<Recorder />);
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText(reason, { exact: false })).toBeTruthy();
  });
});
