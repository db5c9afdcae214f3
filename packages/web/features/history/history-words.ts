/** Something that history tells of, known by a field that no other kind has when it comes or goes. */
interface HistoryKind {
  knownBy: string;
  /** The fields that the sentences tell already. */
  inSentence: readonly string[];
  created: (values: Readonly<Record<string, string>>) => string;
  removed: (values: Readonly<Record<string, string>>) => string;
}

/** How the history of a noun reads. */
export interface HistoryWords {
  /** What the fields are called on screen, by their names in the records. */
  fields: () => Readonly<Record<string, string>>;
  /** How values read that are kept otherwise than screens show them. */
  values?: Readonly<Record<string, (value: string) => string>>;
  /** The field that names the part of the record which an entry is about. */
  partNamedBy?: string;
  kinds: readonly HistoryKind[];
}
