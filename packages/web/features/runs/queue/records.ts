import type { RunOutline } from '@assay/contract/audits';
import type { FindingInput, PriorityActionInput } from '@assay/contract/follow-ups';
import type { ContentReply, Photo, PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import type { SuggestionType } from '@assay/domain/audits/audit';
import type { Disposal } from '@assay/domain/inspections/ledger';

/** A picture as it is written: what the server adds to it changes nothing. */
export type ShownPhoto = Pick<Photo, 'imageId' | 'caption' | 'layout' | 'markedFrom'>;

/** A file on its way to the record that it is for. */
export type FileOnItsWay = {
  file: File;
  target: RecordKey<'result' | 'finding' | 'signature'>;
  /** Findings that show it as well: they were made of its point while it was on its way. */
  also?: RecordKey<'finding'>[];
  /** `photo` joins the photos, `voice` is the recording, `drawing` is the picture of a signature. */
  kind: 'photo' | 'voice' | 'drawing';
  /** The photo that it was drawn on, which it takes the place of. */
  drawnOn?: string;
  /** The photo that it was drawn on before that had left: it goes first, and is kept with it. */
  original?: File;
  /** How long a recording is. */
  seconds?: number;
  /** Who signed with a drawing. */
  signerName?: string;
  /** When it was drawn. */
  signedAt?: string;
};

/** The records of a visit that are written in the field, each by its parts. */
export type RecordParts = {
  /** A visit that began on this device, as the server is told of it: before everything else. */
  begin: { input: object };
  /** A run that was added on this device: what the server is sent, and how it is shown until it answers. */
  run: { input: object; run: RunOutline };
  result: Omit<PointResultReply, 'revision' | 'photos' | 'content'> & {
    content?: Pick<ContentReply, 'values'>;
    photos: ShownPhoto[];
  };
  start: Pick<RunReply, 'choices' | 'samples'>;
  /** Without `point` and its place among the others until the server has answered what it is. */
  extra: { id?: string; inspectionPointId: string; index?: number; point?: unknown };
  field: { text: string };
  finding: Omit<FindingInput, 'photos'> & { photos?: ShownPhoto[] };
  action: PriorityActionInput;
  order: { ids: string[] };
  /** What became of something that an earlier visit left open. */
  disposal: { answer: Disposal };
  /** `version` is set by the server. */
  signature: { name: string; imageId: string; signedAt?: string; version?: number };
  /** Who inspected an audit, written as one. */
  inspector: { inspector: string; inspectorContact: string };
  /** An action point of an audit; its index comes from the server. */
  suggestion: { type: SuggestionType; text: string; index?: number; resultId?: string | null };
  upload: FileOnItsWay;
};
export type RecordKind = keyof RecordParts;

/** What a record is called: its kind, and then its ids behind slashes. */
export type RecordKey<Kind extends RecordKind = RecordKind> = { [K in Kind]: `${K}/${string}` }[Kind];

export const keyOf = <Kind extends RecordKind>(kind: Kind, ...ids: string[]): RecordKey<Kind> =>
  [kind, ...ids].join('/') as RecordKey<Kind>;
export const kindOf = (key: RecordKey): RecordKind => key.split('/', 1)[0] as RecordKind;
export const idsOf = (key: RecordKey): string[] => key.split('/').slice(1);
export const isOfKind = <Kind extends RecordKind>(key: RecordKey, kind: Kind): key is RecordKey<Kind> =>
  kindOf(key) === kind;
