import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../../api/api-error.ts';
import type { Entry } from './entry.ts';
import { aTransport, finding, photo } from './testing/answered-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('what is sent beside what is typed', () => {
  it('goes its own way: a long upload keeps nothing waiting, and is put into its record when it has arrived', async () => {
    const { queue, names, call } = aTransport();
    queue.upload('upload/1', photo('a.jpg'));
    queue.upload('upload/2', photo('b.jpg'));
    queue.change('finding/1', { title: 'A crack' });
    await pass(1_000);
    expect(names()).toEqual(['upload upload/1', 'put finding/1']);
    call(1).arrive();
    call(0).arrive('image-1');
    await pass(1_000);
    expect(names()).toEqual(['upload upload/1', 'put finding/1', 'upload upload/2', 'put finding/1']);
    expect(queue.shown('finding/1')).toMatchObject({ title: 'A crack', photos: ['image-1'] });
  });

  it('is sent again by itself after the network was gone, and can be given up', async () => {
    const { queue, names, call } = aTransport();
    queue.upload('upload/1', photo('a.jpg'));
    await pass(0);
    call(0).fail(networkError(undefined));
    await pass(2_000);
    expect(names()).toEqual(['upload upload/1', 'upload upload/1']);
    call(1).fail(networkError(undefined));
    await pass(0);
    queue.drop('upload/1');
    await pass(60_000);
    expect([names().length, queue.totals().waiting]).toEqual([2, 0]);
  });
});

describe('what is new', () => {
  it('goes out at once, before whatever builds on it', async () => {
    const { queue, names, call } = aTransport();
    queue.receive([['order/findings', { revision: 1, parts: { ids: ['1'] } }]]);
    queue.change('finding/2', { title: 'A crack' });
    queue.change('order/findings', { ids: ['2', '1'] });
    queue.change('finding/2', { title: 'A long crack' });
    await pass(0);
    expect(names()).toEqual(['put finding/2']);
    await pass(5_000);
    call(0).arrive();
    await pass(5_000);
    call(1).arrive();
    await pass(0);
    expect(names()).toEqual(['put finding/2', 'put order/findings', 'put finding/2']);
  });
});

describe('what cannot be sent as it stands', () => {
  it('is kept and reported, and goes out once it is corrected, while everything else goes its way', async () => {
    const { queue, names, call } = aTransport();
    queue.receive([
      ['finding/1', finding(1, { title: 'A crack' })],
      ['finding/2', finding(1, { title: 'A dent' })],
    ]);
    queue.change('finding/1', { title: '' });
    queue.change('finding/2', { title: 'A bump' });
    await pass(5_000);
    call(0).arrive();
    await pass(60_000);
    expect(names()).toEqual(['put finding/2']);
    expect(queue.shown('finding/1')).toEqual({ title: '' });
    expect([queue.saving('finding/1'), queue.faultOf('finding/1')]).toEqual(['incomplete', 'Must not be empty']);
    expect(queue.totals()).toMatchObject({ waiting: 1, incomplete: 1, refused: 0 });
    expect(await queue.flush()).toBe(false);
    queue.change('finding/1', { title: 'A gap' });
    expect([queue.saving('finding/1'), queue.faultOf('finding/1')]).toEqual(['saving', undefined]);
    await pass(5_000);
    expect(names()).toEqual(['put finding/2', 'put finding/1']);
  });
});

describe('a removal', () => {
  it('of what the server never saw sends nothing at all', async () => {
    const { queue, names, call } = aTransport();
    queue.change('finding/1', { title: 'Under way' });
    queue.change('finding/2', { title: 'A mistake' });
    queue.remove('finding/2');
    await pass(0);
    call(0).arrive();
    await pass(5_000);
    expect([names(), queue.shown('finding/2'), queue.keys('finding')]).toEqual([
      ['put finding/1'],
      undefined,
      ['finding/1'],
    ]);
  });

  it('takes the place of the changes that wait, and is done when somebody else was quicker', async () => {
    const { queue, names, call } = aTransport();
    queue.receive([['finding/1', finding(3, { title: 'Old' })]]);
    queue.change('finding/1', { title: 'New' });
    queue.remove('finding/1');
    expect(queue.keys('finding')).toEqual([]);
    await pass(5_000);
    expect(names()).toEqual(['remove finding/1']);
    call(0).fail(new ApiError({ status: 404, code: 'notFound' }));
    await pass(0);
    expect([queue.totals().waiting, queue.shown('finding/1')]).toEqual([0, undefined]);
  });
});

describe('sending everything now', () => {
  it('does not wait for quiet, and says whether all of it arrived', async () => {
    const { queue, names, call } = aTransport();
    queue.receive([['finding/1', finding(1, { title: '' })]]);
    queue.change('finding/1', { title: 'A crack' });
    expect(names()).toEqual([]);
    const flushed = queue.flush();
    await pass(0);
    expect(names()).toEqual(['put finding/1']);
    call(0).arrive();
    expect(await flushed).toBe(true);
    queue.change('finding/1', { title: 'Another' });
    const second = queue.flush();
    await pass(0);
    call(1).fail(networkError(undefined));
    expect(await second).toBe(false);
    expect(queue.shown('finding/1')).toMatchObject({ title: 'Another' });
  });
});

describe('a queue that holds', () => {
  it('lets nothing out but files, which are put into their record, until the whole is saved', async () => {
    const { queue, names, call } = aTransport({ holds: true });
    queue.receive([['finding/1', finding(1, { title: 'A crack' })]]);
    queue.change('finding/1', { title: 'A long crack' });
    queue.change('finding/2', { title: 'A dent' });
    queue.remove('finding/2');
    queue.upload('upload/1', photo('a.jpg'));
    await pass(60_000);
    expect(names()).toEqual(['upload upload/1']);
    call(0).arrive('image-1');
    await pass(60_000);
    expect(names()).toEqual(['upload upload/1']);
    expect(queue.shown('finding/1')).toMatchObject({ title: 'A long crack', photos: ['image-1'] });
    expect([queue.keys('finding'), queue.totals().waiting]).toEqual([['finding/1'], 1]);
  });

  it('is given the reason why something cannot be saved, until that is corrected', () => {
    const { queue } = aTransport({ holds: true });
    queue.change('finding/1', { title: 'A crack' });
    queue.refuse('finding/1', 'Must be written otherwise');
    expect(queue.entries()).toMatchObject([{ state: 'refused', problem: 'Must be written otherwise' }]);
    queue.change('finding/1', { title: 'A dent' });
    expect(queue.entries()).toMatchObject([{ state: 'waiting', parts: { title: 'A dent' } }]);
  });

  it('shows what somebody else saved meanwhile, and leaves to the person what both changed', () => {
    const { queue } = aTransport({ holds: true });
    queue.receive([['finding/1', finding(1, { title: 'A crack', description: '' })]]);
    queue.change('finding/1', { title: 'Mine' });
    queue.receive([['finding/1', finding(2, { title: 'Theirs', description: 'Theirs, too' })]]);
    expect(queue.shown('finding/1')).toEqual({ title: 'Mine', description: 'Theirs, too' });
    expect(queue.entries()).toMatchObject([{ state: 'conflict', theirs: { title: 'Theirs' } }]);
  });
});

describe('what is typed', () => {
  it.each([
    [undefined, 600],
    [1_000, 1_000],
  ])('with a quiet of %s goes out %s ms after the last key, and says so meanwhile', async (quiet, expected) => {
    const { queue, names } = aTransport(quiet ? { quiet } : {});
    queue.receive([['finding/1', finding(1, { title: 'A' })]]);
    queue.change('finding/1', { title: 'A c' });
    await pass(500);
    queue.change('finding/1', { title: 'A crack' });
    await pass(expected - 1);
    expect([names(), queue.saving('finding/1')]).toEqual([[], 'saving']);
    await pass(1);
    expect(names()).toEqual(['put finding/1']);
  });

  it('is not sent any more once an audit was finished, and stays', async () => {
    const { queue, call, names } = aTransport();
    queue.change('finding/1', { title: 'A crack' });
    await pass(1_000);
    call(0).fail(new ApiError({ status: 409, code: 'finished', detail: 'Finished audit can not be edited any more' }));
    await pass(0);
    queue.change('finding/1', { title: 'A long crack' });
    await pass(60_000);
    expect(names()).toEqual(['put finding/1']);
    expect([queue.saving('finding/1'), queue.shown('finding/1')?.title]).toEqual(['notSaved', 'A long crack']);
  });
});

describe('a visit that began on the device', () => {
  const begin = {
    ...{
      id: 'first',
      key: 'begin/inspections/1',
      operation: 'put',
      base: {},
      state: 'waiting',
      order: 0,
      since: 0,
      changed: 0,
    },
    kind: 'begin',
    parts: { input: {} },
  } as Entry;

  it('is sent before anything else of it, words and files', async () => {
    const { queue, names, call } = aTransport({ kept: { entries: [begin], states: new Map() } });
    queue.upload('upload/1', photo('a.jpg'));
    queue.change('finding/1', { title: 'A crack' });
    await pass(5_000);
    expect(names()).toEqual(['put begin/inspections/1']);
    call(0).arrive();
    await pass(5_000);
    expect(names().toSorted()).toEqual(['put begin/inspections/1', 'put finding/1', 'upload upload/1']);
  });

  it('keeps everything where the server refuses it, until it is tried again', async () => {
    const { queue, names, call } = aTransport({ kept: { entries: [begin], states: new Map() } });
    queue.change('finding/1', { title: 'A crack' });
    await pass(1_000);
    call(0).fail(new ApiError({ status: 400, code: 'invalid' }));
    await pass(60_000);
    expect(names()).toEqual(['put begin/inspections/1']);
    expect([queue.totals().waiting, queue.totals().refused, queue.saving('finding/1')]).toEqual([2, 1, 'notSaved']);
    expect(await queue.flush()).toBe(false);
    queue.retry();
    await pass(0);
    call(1).arrive();
    await pass(1_000);
    expect(names()).toEqual(['put begin/inspections/1', 'put begin/inspections/1', 'put finding/1']);
  });
});
