import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { PerformingContext } from '../perform/performing.ts';
import { resultKey } from '../perform/run-states.ts';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { useRecorder } from './use-recorder.ts';
import { VoiceBlock } from './VoiceBlock.tsx';
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

  it.each([
    ['NotAllowedError', 'The microphone may not be used.'],
    ['NotFoundError', 'There is no microphone.'],
    ['NotReadableError', 'The microphone cannot be used right now'],
  ])('says what is wrong with the microphone: %s', async (trouble, message) => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
    const getUserMedia = () => Promise.reject(new DOMException('', trouble));
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
    renderPiece(
      <PerformingContext value={{ queue: stillQueue(), external: false, disabled: false, lastVisits: new Map() }}>
        <VoiceBlock of={resultKey('run', 'point', 'result')} voiceCommentId={null} />
      </PerformingContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});
