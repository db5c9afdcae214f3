import { newId } from '@assay/domain/id';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDeviceStorage } from '../../testing/device-storage.ts';
import type { Entry, ServerState } from '../runs/queue/entry.ts';
import type { RecordKey } from '../runs/queue/records.ts';
import { DeviceDb } from './device-db.ts';
import { readKept, visitStore } from './visit-store.ts';

beforeEach(giveDeviceStorage);
afterAll(() => void vi.unstubAllGlobals());

const entry = (order: number, parts: object, more: Partial<Entry> = {}): Entry =>
  ({
    id: newId(),
    kind: 'finding',
    key: `finding/${order}`,
    operation: 'put',
    parts,
    base: {},
    state: 'waiting',
    order,
    since: 1,
    changed: 1,
    ...more,
  }) as Entry;
const state = (revision: number): ServerState => ({ revision, parts: { title: 'A crack' } }) as ServerState;
const states = (...given: [RecordKey, ServerState][]) => new Map(given);

function aPlace(owner = newId(), visit = `inspections/${newId()}` as const) {
  const place = { db: new DeviceDb(), owner, visit };
  return {
    place,
    store: visitStore({ ...place, tab: 'a' }, { entries: [], states: new Map() }),
    read: () => readKept(place, () => true),
  };
}

describe('the store of a visit', () => {
  it('hands back what was kept: entries in their order, and what the server last said', async () => {
    const { store, read } = aPlace();
    const [first, second] = [entry(1, { title: 'A' }), entry(2, { title: 'B' })];
    // Ids follow the time of the last change, which need not be the order.
    await store.save({ entries: [first, second], states: states(['finding/1', state(1)]) });
    const later = { ...first, id: newId(), parts: { title: 'A crack' } } as Entry;
    await store.save({ entries: [later, second], states: states(['finding/1', state(2)], ['finding/2', state(1)]) });
    const kept = await read();
    expect(kept.entries).toEqual([later, second]);
    expect([...kept.states.keys()]).toEqual(['finding/1', 'finding/2']);
    expect(kept.states.get('finding/1')?.revision).toBe(2);
    await store.save({ entries: [], states: states(['finding/2', state(1)]) });
    const after = await read();
    expect([after.entries, [...after.states.keys()]]).toEqual([[], ['finding/2']]);
  });

  it('writes of what the server says only what is another than it has', async () => {
    const { place, store, read } = aPlace();
    await store.save({ entries: [], states: states(['finding/1', state(1)], ['finding/2', state(1)]) });
    const again = visitStore({ ...place, tab: 'b' }, await read());
    const put = vi.spyOn(place.db.states, 'bulkPut');
    await again.save({ entries: [], states: states(['finding/1', state(1)], ['finding/2', state(1)]) });
    expect(put).not.toHaveBeenCalled();
    const another = { ...state(1), parts: { title: 'A gap' } } as ServerState;
    await again.save({ entries: [], states: states(['finding/1', state(2)], ['finding/2', another]) });
    expect(put.mock.calls.flatMap(([rows]) => rows.map(({ key }) => key))).toEqual(['finding/1', 'finding/2']);
    expect((await read()).states.get('finding/2')).toEqual(another);
  });

  it('knows what has left, but not how much of it: that is for the page that sends it', async () => {
    const { store, read } = aPlace();
    const sent = { parts: { title: 'A' }, known: {}, revision: 3 };
    await store.save({ entries: [entry(1, { title: 'A' }, { sent, share: 0.5 })], states: new Map() });
    const [kept] = (await read()).entries;
    expect([kept?.sent, kept?.share]).toEqual([sent, undefined]);
  });

  it('belongs to one person and one visit', async () => {
    const { store, place } = aPlace();
    await store.save({ entries: [entry(1, { title: 'A' })], states: states(['finding/1', state(1)]) });
    for (const other of [
      { ...place, owner: newId() },
      { ...place, visit: `audits/${place.visit.split('/')[1]}` as const },
    ])
      expect(await readKept(other, () => true)).toEqual({ entries: [], states: new Map() });
  });

  it('leaves what waits to nobody in particular when it is released', async () => {
    const { store, place } = aPlace();
    await store.save({ entries: [entry(1, { title: 'A' })], states: new Map() });
    const tabs = () => place.db.entries.where({ owner: place.owner }).toArray((rows) => rows.map(({ tab }) => tab));
    expect(await tabs()).toEqual(['a']);
    await store.release();
    expect(await tabs()).toEqual(['']);
  });

  it('tells that the device refuses, and keeps words where it has no room for a photo', async () => {
    const { store, place, read } = aPlace();
    const words = entry(1, { title: 'A' });
    // What cannot be stored makes the same fault as a device without room.
    const photo = entry(2, { file: () => 'no file', target: 'finding/1', kind: 'photo' }, {
      kind: 'upload',
      key: 'upload/2',
      operation: 'upload',
    } as Partial<Entry>);
    await expect(store.save({ entries: [words, photo], states: new Map() })).rejects.toThrow();
    expect((await read()).entries).toEqual([words]);
    await store.save({ entries: [words], states: new Map() });
    expect(await place.db.files.where({ owner: place.owner, visit: place.visit }).count()).toBe(0);
  });

  it('never lets go of a file that was refused and waits under another id', async () => {
    const { store, place, read } = aPlace();
    const photo = entry(1, { file: 'the bytes', target: 'finding/1', kind: 'photo' }, {
      kind: 'upload',
      key: 'upload/1',
      operation: 'upload',
    } as Partial<Entry>);
    await store.save({ entries: [photo], states: new Map() });
    const steps = vi.spyOn(place.db, 'transaction');
    const refused = { ...photo, id: newId(), state: 'refused' } as Entry;
    await store.save({ entries: [refused], states: new Map() });
    expect(steps).toHaveBeenCalledTimes(1);
    expect((await read()).entries).toEqual([refused]);
  });

  it('keeps a photo with the drawing on it, and lets both go together', async () => {
    const { place, store, read } = aPlace();
    // Bytes stand for files, which happy-dom cannot keep.
    const [file, original] = [new Uint8Array([1]), new Uint8Array([2])];
    const drawn = entry(1, { file, original, kind: 'photo' }, {
      kind: 'upload',
      key: 'upload/1',
      operation: 'upload',
    } as never);
    await store.save({ entries: [drawn], states: new Map() });
    const [kept] = (await read()).entries as Entry<'upload'>[];
    expect([kept?.parts.file, kept?.parts.original]).toEqual([file, original]);
    await store.save({ entries: [], states: new Map() });
    expect(await place.db.files.where({ owner: place.owner, visit: place.visit }).count()).toBe(0);
  });
});
