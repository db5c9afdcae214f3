import { ApiError, isUnreachable } from '../../api/api-error.ts';
import { noteKeptSince } from '../../api/kept-since.ts';
import { getToken, personOf } from '../../api/token.ts';
import { deviceDb, type ReplyRow } from './device-db.ts';
import { isNamedByContent } from './kept-contents.ts';

/** What began on this device is not known to the server before it was sent. */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What is read so is kept on this device, and answers when the server cannot be reached. */
export async function keptReply<T>(name: string, read: () => Promise<T>): Promise<T> {
  const db = deviceDb();
  const owner = personOf(getToken());
  if (!db || !owner) return read();
  try {
    const reply = await read();
    const now = Date.now();
    // A device without room for it shows it all the same.
    // Copied when the screen has drawn it: a large one takes as long as drawing it does.
    setTimeout(() => void db.replies.put({ owner, name, reply, keptAt: now, usedAt: now }).catch(() => undefined));
    noteKeptSince(name, undefined);
    return reply;
  } catch (error) {
    const isOwn = ({ begun }: ReplyRow) => begun !== undefined || isNamedByContent(name);
    const stands = (row: ReplyRow) => isUnreachable(error) || (isOwn(row) && isUnknown(error));
    const mayStand = isUnreachable(error) || isUnknown(error);
    const row = mayStand ? await db.replies.get([owner, name]).catch(() => undefined) : undefined;
    if (!row || !stands(row)) throw error;
    noteKeptSince(name, isOwn(row) ? undefined : row.keptAt);
    void db.replies.update([owner, name], { usedAt: Date.now() }).catch(() => undefined);
    return row.reply as T;
  }
}

/** Of these replies, those that this device has. */
export async function keptNames(names: readonly string[]): Promise<ReadonlySet<string>> {
  const owner = personOf(getToken());
  const keys = (await deviceDb()?.replies.bulkGet(names.map((name) => [owner ?? '', name]))) ?? [];
  return new Set(keys.flatMap((row) => (row ? [row.name] : [])));
}

/** A reply as this device has it; undefined where it was never kept. */
export async function replyHere<T>(name: string): Promise<T | undefined> {
  const owner = personOf(getToken());
  return (await deviceDb()?.replies.get([owner ?? '', name]))?.reply as T | undefined;
}

/** What became of a reply since it was read: what is kept of it says so, too, and all else of it is as old as it was. */
export async function changeKeptReply<T>(name: string, change: (reply: T) => T): Promise<void> {
  const owner = personOf(getToken());
  await deviceDb()
    ?.replies.where('[owner+name]')
    .equals([owner ?? '', name])
    .modify((row) => {
      row.reply = change(row.reply as T);
    })
    // The page shows it all the same.
    .catch(() => undefined);
}
