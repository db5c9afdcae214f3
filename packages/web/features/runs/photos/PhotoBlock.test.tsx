import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setToken } from '../../../api/token.ts';
import { type Answers, fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf, tokenOf } from '../../../testing/people.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { PerformingContext } from '../perform/performing.ts';
import { keyOf } from '../queue/records.ts';
import { stillQueue } from '../queue/testing/still-queue.ts';
import { VoicePlayer } from '../voice/VoicePlayer.tsx';
import { PhotoBlock } from './PhotoBlock.tsx';

const result = keyOf('result', 'run', 'point', 'result');
const aPhoto = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function open(photos: string[], answers: Answers = {}, firstIsPicture = false) {
  setToken(tokenOf('uma'));
  const queue = stillQueue();
  queue.receive([[result, { revision: 1, parts: { photos: [] } as never }]]);
  const api = fakeApi({ ...sessionOf('uma'), ...answers });
  const shown = photos.map((imageId) => ({ imageId, caption: '', layout: 'Default' as const }));
  renderPiece(
    <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
      <PhotoBlock of={result} photos={shown} firstIsPicture={firstIsPicture} />
      <VoicePlayer id="voice" />
    </PerformingContext>,
  );
  const choose = (label: string, files: File[]) => {
    const input = screen.getAllByLabelText(label).find((one) => one.matches('input[type=file]')) as HTMLElement;
    fireEvent.change(input, { target: { files } });
  };
  const waiting = () => queue.entries().filter(({ kind }) => kind === 'upload').length;
  return { choose, waiting, ...api };
}

describe('the photos of a point', () => {
  it('of a wrong type and beyond the most are refused, the others are taken [RED-07, AUP-17]', async () => {
    const { choose, waiting } = open([]);
    choose('Choose photos', [new File(['No picture'], 'notes.txt', { type: 'text/plain' }), aPhoto('one.jpg')]);
    expect((await screen.findAllByText('Unallowed file type'))[0]).toBeTruthy();
    expect(waiting()).toBe(1);
    choose(
      'Choose photos',
      Array.from({ length: 21 }, (_, place) => aPhoto(`${place}.jpg`)),
    );
    expect(await screen.findByText('At most 20 photos: the last ones were left out.')).toBeTruthy();
    expect(waiting()).toBe(21);
  });

  it('are taken one at a time where the first is the picture of the point [AUP-17]', async () => {
    const { choose, waiting } = open([], {}, true);
    choose('Choose the picture', [aPhoto('one.jpg'), aPhoto('two.jpg')]);
    expect(await screen.findByText('Only one file allowed at a time')).toBeTruthy();
    expect(waiting()).toBe(0);
    choose('Choose the picture', [aPhoto('one.jpg')]);
    await waitFor(() => expect(screen.queryByText('Only one file allowed at a time')).toBeNull());
    expect(waiting()).toBe(1);
  });

  it('and its recording leave their places with Retry where they cannot be fetched [AUP-18]', async () => {
    let isThere = false;
    const file = () => (isThere ? { body: {} } : problem(404, 'notFound'));
    const { calls } = open(['weld'], { 'GET images/weld/file': file, 'GET voicecomment/voice/file': file });
    const photo = await screen.findByText('The picture could not be loaded');
    const voice = await screen.findByText('The recording could not be loaded');
    isThere = true;
    for (const failed of [photo, voice])
      await userEvent.click(failed.parentElement?.querySelector('button') as HTMLElement);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
    await waitFor(() => expect(document.querySelector('audio')?.src).toMatch(/^blob:/));
    expect(calls().filter((call) => call.endsWith('/file'))).toHaveLength(4);
  });
});
