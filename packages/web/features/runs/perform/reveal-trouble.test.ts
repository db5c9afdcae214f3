import { expect, it, vi } from 'vitest';
import { keyOf } from '../queue/records.ts';
import { revealTrouble } from './reveal-trouble.ts';

it('brings what stands in the way into view, also where its place is drawn a moment later', async () => {
  const shown = vi.fn();
  const key = keyOf('field', 'comment');
  revealTrouble(key);
  await new Promise((done) => setTimeout(done, 50));
  const place = document.createElement('div');
  place.dataset.record = key;
  place.scrollIntoView = shown;
  document.body.append(place);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith({ block: 'center' }));
  place.remove();
});
