import { storageAway } from './file-storage.ts';

export interface Watch {
  signal: AbortSignal;
  /** Called while the work moves on, so that only silence counts. */
  moved: () => void;
}

/** Gives up on a storage that has been silent for too long. */
export async function withinLimit<T>(limitMs: number, work: (watch: Watch) => Promise<T>): Promise<T> {
  const silent = Promise.withResolvers<never>();
  const aborting = new AbortController();
  const giveUp = () => {
    const reason = new Error(`The storage did not answer within ${limitMs / 1000} s.`);
    aborting.abort(reason);
    silent.reject(storageAway(reason));
  };
  let timer = setTimeout(giveUp, limitMs);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, limitMs);
  };
  try {
    return await Promise.race([work({ signal: aborting.signal, moved }), silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}
