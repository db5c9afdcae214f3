/** The position of a reader of the feed: everything that its snapshot sees was sent. */
export interface FeedPosition {
  /** Changes when rows of the feed were lost. */
  epoch: string;
  /** PostgreSQL writes it as the oldest transaction that was running, the next one, and those running in between. */
  snapshot: string;
}

const form = /^([0-9a-f-]{36})\.(\d{1,18})\.(\d{1,18})((?:\.\d{1,18})*)$/;

/** Writes a position as the id of an event, which a client sends back to continue from there. */
export const positionText = ({ epoch, snapshot }: FeedPosition): string =>
  `${epoch}.${snapshot.replace(/:$/, '').replaceAll(/[:,]/g, '.')}`;

/** Undefined for a text that `positionText` cannot have written. */
export function readPosition(text: string): FeedPosition | undefined {
  const [, epoch = '', oldest = '', next = '', rest = ''] = form.exec(text) ?? [];
  const running = rest.split('.').slice(1).map(Number);
  const inOrder = [Number(oldest), ...running].every((xid, i, all) => i < 2 || xid > (all[i - 1] ?? 0));
  const [low, high] = [Number(oldest), Number(next)];
  const isSnapshot = low > 0 && low <= high && running.every((xid) => xid >= low && xid < high) && inOrder;
  return isSnapshot ? { epoch, snapshot: `${low}:${high}:${running.join(',')}` } : undefined;
}

/** True when rows that this reader has not seen may be removed by now. */
export const isSwept = ({ snapshot }: FeedPosition, sweptTo: number): boolean =>
  Number(snapshot.split(':')[0]) <= sweptTo;
