import { describe, expect, it } from 'vitest';
import { keyOf } from '../queue/records.ts';
import { uploadWriter } from './upload-writer.ts';

const target = keyOf('result', 'run', 'point', 'result');
const taken = { imageId: 'taken', caption: 'Left', layout: 'Fullscreen' } as const;

/** Where a drawing on `drawnOn` comes to stand once it has arrived. */
function placed(drawnOn: string | undefined, photos: readonly object[]) {
  const parts = { file: new File([], 'marked.jpg'), target, kind: 'photo', ...(drawnOn && { drawnOn }) };
  return uploadWriter.place?.({ parts } as never, { id: 'new' } as never, () => ({ photos }))[0]?.parts.photos;
}

describe('a picture that has arrived', () => {
  it('stands after the others', () => {
    expect(placed(undefined, [taken])).toEqual([taken, { imageId: 'new', caption: '', layout: 'Default' }]);
  });

  it('takes the place of the photo that it was drawn on, with caption and layout, and tells which it was', () => {
    const other = { ...taken, imageId: 'other' };
    expect(placed('taken', [taken, other])).toEqual([{ ...taken, imageId: 'new', markedFrom: 'taken' }, other]);
    const marked = { ...taken, imageId: 'marked', markedFrom: 'taken' };
    expect(placed('marked', [marked])).toEqual([{ ...taken, imageId: 'new', markedFrom: 'taken' }]);
  });

  it('tells which it was drawn on, too, where that came along', () => {
    const parts = { file: new File([], 'marked.jpg'), target, kind: 'photo', original: new File([], 'taken.jpg') };
    const answer = { id: 'new', originalId: 'first' };
    const [place] = uploadWriter.place?.({ parts } as never, answer as never, () => ({ photos: [taken] })) ?? [];
    expect(place?.parts.photos).toEqual([
      taken,
      { imageId: 'new', caption: '', layout: 'Default', markedFrom: 'first' },
    ]);
  });

  it('stands in the findings of its point, too, but in none that was removed', () => {
    const [finding, gone] = [keyOf('finding', 'leak'), keyOf('finding', 'gone')];
    const parts = { file: new File([], 'taken.jpg'), target, kind: 'photo', also: [finding, gone] };
    const shown = (key: string) => (key === gone ? undefined : { photos: key === target ? [taken] : [] });
    const placed = uploadWriter.place?.({ parts } as never, { id: 'new' } as never, shown);
    const added = { imageId: 'new', caption: '', layout: 'Default' };
    expect(placed).toEqual([
      { key: target, parts: { photos: [taken, added] } },
      { key: finding, parts: { photos: [added] } },
    ]);
  });

  it('is the signature of whoever drew it, from the moment that it was drawn', () => {
    const key = keyOf('signature', 'customer');
    const signed = { signerName: 'Aino', signedAt: '2026-11-18T08:56:00.000Z' };
    const parts = { file: new File([], 'signature.png'), target: key, kind: 'drawing', ...signed };
    expect(uploadWriter.place?.({ parts } as never, { id: 'new' } as never, () => undefined)).toEqual([
      { key, parts: { name: 'Aino', imageId: 'new', signedAt: '2026-11-18T08:56:00.000Z' } },
    ]);
  });

  it('stands after the others where that photo was removed meanwhile', () => {
    expect(placed('gone', [taken])).toHaveLength(2);
  });
});
