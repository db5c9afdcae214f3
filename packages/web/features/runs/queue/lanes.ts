import { ApiError } from '../../../api/api-error.ts';
import type { Entry, SentEntry } from './entry.ts';
import type { RecordKey } from './records.ts';

interface Work {
  entries: () => readonly Entry[];
  /** Whether anything is in its way but those before it. */
  isReady: (entry: Entry) => boolean;
  /** Whether the server has a record of this name. */
  isKnown: (key: RecordKey) => boolean;
  /** Notes that it goes out now, and keeps that. */
  begin: (entry: Entry) => Promise<SentEntry>;
  send: (entry: SentEntry) => Promise<unknown>;
  arrived: (entry: SentEntry, answer: unknown) => void;
  failed: (entry: SentEntry, error: unknown) => void;
  /** Likely to go well later, as it is. */
  isPassing: (error: unknown) => boolean;
  /** Nothing but files leaves. */
  holds: boolean;
  /** How long nothing is typed before it goes out, where it is not as usual. */
  quiet?: number | undefined;
}

interface Lanes {
  /** There may be something to do. */
  wake: () => void;
  /** Neither quiet nor pauses are waited for. */
  hurry: () => void;
  /** The server did not answer the last time. */
  isAway: () => boolean;
  /** Resolves once what is under way has been answered. */
  close: () => Promise<void>;
}

/** So long nothing is typed before it goes out, but never longer than the other. */
const usualQuiet = 600;
const longestQuiet = 3_000;
const longestPause = 30_000;

/** What is new goes out at once, since what is written later may build on it. */
const dueAt = ({ since, changed, sent, operation }: Entry, isNew: boolean, quiet = usualQuiet): number =>
  sent || isNew || operation !== 'put' ? 0 : Math.min(changed + quiet, since + longestQuiet);

const pauseAfter = (failures: number, error: unknown): number => {
  const retryAfter = error instanceof ApiError && error.retryAfterSeconds;
  return Math.min(longestPause, retryAfter ? retryAfter * 1_000 : 1_000 * 2 ** (failures - 1));
};

/** Sends entries one after the other, in their order; what fails in passing is tried again, after longer and longer pauses. */
function createOneLane(work: Work, isOfLane: (entry: Entry) => boolean) {
  let isSending = false;
  let isClosed = false;
  let failures = 0;
  let pausedUntil = 0;
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = Promise.resolve();

  function candidates(): Entry[] {
    const passed = new Set<RecordKey>();
    return work.entries().filter((entry) => {
      const isFirst = !passed.has(entry.key);
      passed.add(entry.key);
      return isFirst && work.isReady(entry) && isOfLane(entry);
    });
  }

  function step(): void {
    clearTimeout(timer);
    if (isSending || isClosed) return;
    const open = candidates();
    if (open.length === 0) {
      hurried = false;
      return;
    }
    const now = Date.now();
    const dueOf = (entry: Entry) =>
      Math.max(pausedUntil, hurried ? 0 : dueAt(entry, !work.isKnown(entry.key), work.quiet));
    const next = open.find((entry) => dueOf(entry) <= now);
    if (!next) {
      timer = setTimeout(step, Math.min(...open.map(dueOf)) - now);
      return;
    }
    isSending = true;
    underWay = sendOne(next).finally(() => {
      isSending = false;
      step();
    });
  }

  async function sendOne(next: Entry): Promise<void> {
    const begun = await work.begin(next);
    try {
      const answer = await work.send(begun);
      failures = 0;
      work.arrived(begun, answer);
    } catch (error) {
      failures = work.isPassing(error) ? failures + 1 : 0;
      pausedUntil = failures === 0 ? 0 : Date.now() + pauseAfter(failures, error);
      work.failed(begun, error);
    }
  }

  return {
    step,
    hurry: () => {
      hurried = true;
      pausedUntil = 0;
      step();
    },
    isAway: () => failures > 0,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      return underWay;
    },
  };
}

/** Uploads have a lane of their own: what is typed never waits behind a photo. */
export function createLanes(work: Work): Lanes {
  const lanes = [
    createOneLane(work, ({ operation }) => operation !== 'upload' && !work.holds),
    createOneLane(work, ({ operation }) => operation === 'upload'),
  ];
  const each = (name: 'step' | 'hurry') => () => {
    for (const lane of lanes) lane[name]();
  };
  const hurry = each('hurry');
  window.addEventListener('online', hurry);
  return {
    wake: each('step'),
    hurry,
    isAway: () => lanes.some((lane) => lane.isAway()),
    close: async () => {
      window.removeEventListener('online', hurry);
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
