/** One block of a stream of server-sent events. */
export interface EventLine {
  id: string | undefined;
  data: string | undefined;
}

const fieldOf = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];

/** The events of a stream as they arrive, in whatever pieces; `onBytes` hears of every piece, also of signs of life. */
export async function* eventLines(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<EventLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield { id: fieldOf(block, 'id'), data: fieldOf(block, 'data') };
    }
  } finally {
    reader.releaseLock();
  }
}
