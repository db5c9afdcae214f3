import type { Protocol } from '@assay/domain/protocols/protocol';
import { createContext, use } from 'react';
import { createDraftStore, type DraftStore, useDraft } from '../../../ui/draft/draft-store.ts';
import { placed } from '../../../ui/draft/fault-places.ts';
import type { PlacedFault } from '../../../ui/fault-text.ts';
import { newWork, type Work } from './work/work.ts';

/** What the screen shows of the work; none of it is saved. */
export interface CreatorView {
  /** The side that is shown where there is room for one. */
  pane: 'points' | 'protocol';
  /** The category that points are added to. */
  categoryId: string;
  /** The point that is chosen in the list. */
  chosenId: string;
  foldedIds: ReadonlySet<string>;
  /** The points whose options are shown. */
  openedIds: ReadonlySet<string>;
  /** Categories and points that stay in the page, however far they are from what is seen. */
  revealedIds: readonly string[];
  /** What a screen reader announces. */
  announcement: string;
  /** What choosing a type took away, and what there was before. */
  cleared: { what: string[]; before: Work; after: Work } | null;
  keeping: 'nothing' | 'kept' | 'failed';
  /** Saving was tried: from then on faults are marked at their places and listed. */
  tried: boolean;
}

/** What stands in the way of saving a protocol, which later ones may differ from. */
export interface FoundFaults {
  protocol: Protocol;
  list: readonly PlacedFault[];
  byPlace: Readonly<Record<string, string>>;
}

export interface CreatorState {
  work: DraftStore<Work>;
  view: DraftStore<CreatorView>;
  /** By the rules, of what there is now. */
  faults: DraftStore<FoundFaults>;
  /** By the server, of what was sent last. */
  refused: DraftStore<FoundFaults>;
  /** What the author began with: while it is the same, there is nothing to keep. */
  begun: { work: Work };
  /** Changes the protocol; always the same function. */
  edit: (change: (protocol: Protocol) => Protocol) => void;
}

export const foundFaults = (protocol: Protocol, list: readonly PlacedFault[]): FoundFaults => ({
  protocol,
  list,
  byPlace: placed(protocol, list),
});

const freshView = ({ protocol }: Work): CreatorView => ({
  pane: 'protocol',
  categoryId: protocol.categories[0]?.id ?? '',
  chosenId: '',
  foldedIds: new Set(),
  openedIds: new Set(),
  revealedIds: [],
  announcement: '',
  cleared: null,
  keeping: 'nothing',
  tried: false,
});

/** With work that was begun before, or that is begun now. */
export function createCreator(initial: Work, begunWith = initial): CreatorState {
  const work = createDraftStore(initial);
  return {
    work,
    view: createDraftStore(freshView(initial)),
    faults: createDraftStore(foundFaults(initial.protocol, [])),
    refused: createDraftStore(foundFaults(initial.protocol, [])),
    begun: { work: begunWith },
    edit: (change) =>
      work.set((before) => {
        const protocol = change(before.protocol);
        return protocol === before.protocol ? before : { ...before, protocol };
      }),
  };
}

/** Everything as an author first finds it. */
export function startAfresh({ work, view, faults, refused, begun }: CreatorState): void {
  begun.work = newWork();
  work.set(() => begun.work);
  view.set(() => freshView(begun.work));
  for (const store of [faults, refused]) store.set(() => foundFaults(begun.work.protocol, []));
}

export const CreatorContext = createContext<CreatorState | null>(null);

export function useCreator(): CreatorState {
  const state = use(CreatorContext);
  if (!state) throw new Error('There is no protocol outside its creator.');
  return state;
}

export const useProtocol = <Part>(select: (protocol: Protocol) => Part): Part =>
  useDraft(useCreator().work, ({ protocol }) => select(protocol));

export const useView = <Part>(select: (view: CreatorView) => Part): Part => useDraft(useCreator().view, select);
