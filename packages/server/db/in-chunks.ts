/** PostgreSQL takes 65,535 parameters in one statement. */
const chunk = 1_000;

export function* inChunks<T>(list: readonly T[], size = chunk): Generator<T[]> {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size);
}
