import type { FollowUpList } from '@assay/domain/inspections/follow-up';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import type { RecordKey } from '../../../runs/queue/records.ts';

type TextName = 'description' | 'consequence' | 'corrective' | 'preventive';
export type FollowUpDraft = Partial<Record<TextName | 'title' | 'priority', string>> & {
  pointId?: string | null;
  ownerId?: string | null;
  /** A day, yyyy-mm-dd. */
  due?: string | null;
};

/** What tells findings and priority actions apart on the screen. */
export interface FollowUpKind {
  kind: 'finding' | 'action';
  /** Whose people may see to it. */
  inspectionId: string;
  list: FollowUpList;
  keyOf: (id: string) => RecordKey<'finding' | 'action'>;
  words: { title: string; add: string; none: string; one: string };
  /** The texts besides the title. */
  fields: readonly TextName[];
  /** What a new one begins with. */
  fresh: FollowUpDraft;
  /** The run whose points it may be about. */
  model?: RunModel;
}
