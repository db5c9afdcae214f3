import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { HoursNote } from './HoursNote.tsx';

/** A field for the hours of a machine that had 900 of them ten days ago. */
function Hours() {
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const last = { value: 900, date: new Date(Date.now() - 240 * 3_600_000).toISOString() };
  return (
    <div ref={place}>
      <TextInput label="Hours" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <HoursNote text={text} last={last} kept={kept} place={place} onTake={setText} onKeep={setKept} />
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hours' });
const question = () => screen.queryByRole('region', { name: 'Is this value right?' });
const button = (name: string) => screen.getByRole('button', { name });

async function type(hours: string) {
  const user = userEvent.setup();
  renderPiece(<Hours />);
  await user.type(field(), hours);
  expect(question(), 'while it is typed').toBeNull();
  await user.tab();
  return user;
}

it('hours ten times too high are asked about once their field is left, and put right by a tap', async () => {
  const user = await type('9500');
  expect(question()?.textContent).toContain('9500, after 900 at the last visit. Was 950 meant?');
  await user.click(button('A slip, take 950'));
  expect(field().value).toBe('950');
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('hours that are asked about are typed again, or kept with a hint', async () => {
  const user = await type('9500');
  await user.click(button('A slip, type again'));
  expect(document.activeElement).toBe(field());
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'It is right, keep 9500' }));
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^More hours than have passed since the 900 h of [\d.]+\.$/);
});

it('what is odd is told while it is typed, groups of digits or not: leaving the field moves nothing', async () => {
  const user = userEvent.setup();
  renderPiece(<Hours />);
  await user.type(field(), '1 250,5');
  expect(screen.getByRole('status').textContent).toMatch(
    /^More hours than have passed since the 900 h of [\d.]+\. Check it\.$/,
  );
});

it('hours that no other comma puts right have a hint alone', async () => {
  await type('850');
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^This is less than the 900 h/);
});
