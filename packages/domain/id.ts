/** Counts the ids of the current millisecond, from a random start. */
let last = { now: -1, count: 0 };

function nextCount(now: number): number {
  const start = () => Math.floor(Math.random() * 0x400);
  last = { now, count: last.now === now ? last.count + 1 : start() };
  return last.count;
}

/** UUIDv7 sorts by time and, within one process, by the order of creation, so that new rows land at the end of every index. */
export function newId(now: number = Date.now()): string {
  const count = nextCount(now);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The counter has twelve bits; the rest spills into the next millisecond.
  for (let i = 5, ms = now + (count >> 12); i >= 0; i--, ms = Math.floor(ms / 256)) bytes[i] = ms % 256;
  bytes[6] = 0x70 | ((count >> 8) & 0x0f);
  bytes[7] = count & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isId = (text: string): boolean => idPattern.test(text);

const offset = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x0000000001000000000000000000013bn;

/** FNV-1a of 128 bits: ids need no secrecy, and the same code runs in every browser. */
function hashOf(text: string): bigint {
  let hash = offset;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * prime);
  return hash;
}

/**
 * Derives an id from another id and a name, so that a device can name a record before the server has it. It keeps the
 * timestamp of the other id, and so its place at the end of indexes.
 */
export function derivedId(from: string, name: string): string {
  const hex = hashOf(`${from}/${name}`).toString(16).padStart(32, '0');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${from.slice(0, 13)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`;
}
