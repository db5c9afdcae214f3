/** How many ids were made in the millisecond of the last one, counted from a random start. */
let last = { now: -1, count: 0 };

function nextCount(now: number): number {
  const start = () => Math.floor(Math.random() * 0x400);
  last = { now, count: last.now === now ? last.count + 1 : start() };
  return last.count;
}

/** UUIDv7: sorts by the moment it was made and, within one process, by the order of making; new rows land at the end of every index. */
export function newId(now: number = Date.now()): string {
  const count = nextCount(now);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Twelve bits count; what does not fit goes into the next millisecond.
  for (let i = 5, ms = now + (count >> 12); i >= 0; i--, ms = Math.floor(ms / 256)) bytes[i] = ms % 256;
  bytes[6] = 0x70 | ((count >> 8) & 0x0f);
  bytes[7] = count & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isId = (text: string): boolean => idPattern.test(text);
