/** From the names of rows to their ids. */
export const namedIds = (rows: readonly { id: string; name: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, name }) => [name, id]));

/** The id behind a name; a demo that names what is not there is a fault of ours. */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo knows nothing called ${name}.`);
  return id;
}
