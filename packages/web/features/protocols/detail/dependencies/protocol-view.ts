import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { createContext, use } from 'react';
import { createDraftStore, type DraftStore } from '../../../../ui/draft/draft-store.ts';

/** What was typed into the editor of a rule, and the rule that it began from. */
export interface RuleDraft {
  base: unknown;
  text: string;
}

/** By the id of the dependency; kept while its category is folded. */
export type RuleDrafts = Readonly<Record<string, RuleDraft>>;

export const newRuleDrafts = (): DraftStore<RuleDrafts> => createDraftStore<RuleDrafts>({});

/** What the points of a protocol need to know of the whole. */
export interface ProtocolView {
  protocolId: string;
  isEditable: boolean;
  pointNames: ReadonlyMap<string, string>;
  drafts: DraftStore<RuleDrafts>;
  /** Brings a point into view, whatever is folded. */
  reveal: (pointId: string) => void;
}

export const ProtocolViewContext = createContext<ProtocolView | null>(null);

export function useProtocolView(): ProtocolView {
  const view = use(ProtocolViewContext);
  if (!view) throw new Error('There is no protocol outside its page.');
  return view;
}

export const pointNamesOf = ({ categories }: ProtocolReply): Map<string, string> =>
  new Map(categories.flatMap(({ inspectionPoints }) => inspectionPoints.map(({ id, name }) => [id, name])));
