/** A site or contact of a customer that is merged; the same MDM id or the same name means the same part. */
export interface Part {
  id: string;
  name: string;
  /** Empty if the part has none. */
  mdmId: string;
}

export interface Joining<P extends Part> {
  /** Parts that move to the survivor as they are. */
  moved: P[];
  /** Parts that the survivor has already: references to `from` will lead to `into`. */
  joined: { from: P; into: P }[];
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export function joinParts<P extends Part>(survivors: readonly P[], merged: readonly P[]): Joining<P> {
  const joining: Joining<P> = { moved: [], joined: [] };
  const taken = [...survivors];
  for (const from of merged) {
    const into =
      taken.find((part) => from.mdmId !== '' && part.mdmId === from.mdmId) ??
      taken.find((part) => sameName(part.name, from.name));
    if (into) joining.joined.push({ from, into });
    else {
      joining.moved.push(from);
      taken.push(from);
    }
  }
  return joining;
}
