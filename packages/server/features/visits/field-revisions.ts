/** The header of a visit whose fields are written alone, each with a revision of its own; one that is not named has revision 1. */
interface Header<Part extends string> {
  field_revisions: Partial<Record<Part, number>>;
}

export const revisionOf = <Part extends string>({ field_revisions }: Header<Part>, part: Part): number =>
  field_revisions[part] ?? 1;

/** The revisions after a write of one part. */
export const nextRevisions = <Part extends string>(header: Header<Part>, part: Part): string =>
  JSON.stringify({ ...header.field_revisions, [part]: revisionOf(header, part) + 1 });
