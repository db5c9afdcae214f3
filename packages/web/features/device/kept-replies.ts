import { ApiError } from '../../api/api-error.ts';
import { getToken, personOf } from '../../api/token.ts';
import { deviceDb } from './device-db.ts';

/** Nobody answered, or only somebody before the server. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status));

/** What is read so is kept on this device, and answers when the server cannot be reached. */
export async function keptReply<T>(name: string, read: () => Promise<T>): Promise<T> {
  const db = deviceDb();
  const owner = personOf(getToken());
  if (!db || !owner) return read();
  try {
    const reply = await read();
    // A device without room for it shows it all the same.
    void db.replies.put({ owner, name, reply, keptAt: Date.now() }).catch(() => undefined);
    return reply;
  } catch (error) {
    const row = isUnreachable(error) ? await db.replies.get([owner, name]).catch(() => undefined) : undefined;
    if (!row) throw error;
    return row.reply as T;
  }
}
