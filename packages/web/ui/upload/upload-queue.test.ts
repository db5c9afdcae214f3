import { describe, expect, it } from 'vitest';
import { createUploadQueue, type Way } from './upload-queue.ts';

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });

/** A queue whose files arrive or fail when the test says so. */
function aQueue() {
  const sending: { name: string; way: Way; arrive: () => void; fail: () => void }[] = [];
  const queue = createUploadQueue((file, way) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    way.signal.addEventListener('abort', () => reject(way.signal.reason));
    sending.push({ name: file.name, way, arrive: resolve, fail: () => reject(new Error('refused')) });
    return promise;
  });
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`);
  const sent = (place: number) => {
    const one = sending[place];
    if (!one) throw new Error(`Nothing was sent ${place} times.`);
    return one;
  };
  return { queue, sending, states, sent };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the queue of uploads', () => {
  it('sends one file after another and tells how far each is', async () => {
    const { queue, states, sent, sending } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    expect(states()).toEqual(['a Uploading', 'b Waiting']);
    sent(0).way.onProgress(0.5);
    expect(queue.uploads()[0]?.share).toBe(0.5);
    sent(0).arrive();
    await settled();
    expect(states()).toEqual(['a Success', 'b Uploading']);
    sent(1).arrive();
    await settled();
    expect(states()).toEqual(['a Success', 'b Success']);
    expect(sending).toHaveLength(2);
  });

  it('goes on after a failure, and tries again on request', async () => {
    const { queue, states, sent } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    sent(0).fail();
    await settled();
    expect(states()).toEqual(['a Error', 'b Uploading']);
    queue.retry(queue.uploads()[0]?.id ?? '');
    expect(states()).toEqual(['a Waiting', 'b Uploading']);
    sent(1).arrive();
    await settled();
    sent(2).arrive();
    await settled();
    expect([sent(2).name, states()]).toEqual(['a', ['a Success', 'b Success']]);
  });

  it('stops the one that is cancelled, whether it waits or is under way', async () => {
    const { queue, states, sent } = aQueue();
    queue.add([aFile('a'), aFile('b'), aFile('c')]);
    const [a, b] = queue.uploads();
    queue.cancel(b?.id ?? '');
    queue.cancel(a?.id ?? '');
    expect(sent(0).way.signal.aborted).toBe(true);
    await settled();
    expect(states()).toEqual(['c Uploading']);
  });

  it('drops what has gone well when more is added, and keeps what has not', async () => {
    const { queue, states, sent } = aQueue();
    queue.add([aFile('a'), aFile('b')]);
    sent(0).arrive();
    await settled();
    sent(1).fail();
    await settled();
    queue.add([aFile('c')]);
    expect(states()).toEqual(['b Error', 'c Uploading']);
  });
});
