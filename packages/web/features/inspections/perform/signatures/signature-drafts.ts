import { type SignatureRole, signatureRoles } from '@assay/domain/inspections/inspection';
import { createContext, use, useSyncExternalStore } from 'react';

/** The points of one line, in the measures of the paper. */
export type Stroke = readonly (readonly [x: number, y: number])[];

export interface SignatureDraft {
  /** Undefined until somebody types one. */
  name?: string;
  strokes: readonly Stroke[];
}

const nothing: SignatureDraft = { strokes: [] };

/** What is drawn and not signed yet: it outlasts the tab that it is drawn in, and is sent by nobody but the signer. */
export interface SignatureDrafts {
  subscribe: (listener: () => void) => () => void;
  of: (role: SignatureRole) => SignatureDraft;
  change: (role: SignatureRole, draft: Partial<SignatureDraft>) => void;
  drop: (role: SignatureRole) => void;
  isDrawn: (role: SignatureRole) => boolean;
  /** How many are drawn. */
  drawn: () => number;
  /** Whether something drawn would be gone with the page. */
  wouldLose: () => boolean;
}

/** Where drafts outlast the page. */
export interface DraftStore {
  read: () => Promise<ReadonlyMap<string, object>>;
  /** Resolves with true once it is kept; undefined takes it away. */
  keep: (role: SignatureRole, draft: SignatureDraft | undefined) => Promise<boolean>;
}

const noStore: DraftStore = { read: async () => new Map(), keep: async () => false };

export function createSignatureDrafts(store: DraftStore = noStore): SignatureDrafts {
  const drafts = new Map<SignatureRole, SignatureDraft>();
  const kept = new Map<SignatureRole, SignatureDraft | undefined>();
  const keeping = new Set<SignatureRole>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const of = (role: SignatureRole) => drafts.get(role) ?? nothing;

  /** One state at a time, and always the newest: a line has hundreds of points. */
  async function keep(role: SignatureRole): Promise<void> {
    if (keeping.has(role)) return;
    keeping.add(role);
    while (kept.get(role) !== drafts.get(role)) {
      const draft = drafts.get(role);
      if (!(await store.keep(role, draft).catch(() => false))) break;
      kept.set(role, draft);
    }
    keeping.delete(role);
  }

  void store
    .read()
    .then((found) => {
      for (const role of signatureRoles) {
        const draft = found.get(role) as SignatureDraft | undefined;
        if (!draft || drafts.has(role)) continue;
        drafts.set(role, draft);
        kept.set(role, draft);
      }
      tell();
    })
    .catch(() => undefined);
  const isDrawn = (role: SignatureRole) => of(role).strokes.length > 0;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of,
    change: (role, draft) => {
      drafts.set(role, { ...of(role), ...draft });
      void keep(role);
      tell();
    },
    drop: (role) => {
      drafts.delete(role);
      void keep(role);
      tell();
    },
    isDrawn,
    drawn: () => signatureRoles.filter(isDrawn).length,
    wouldLose: () => signatureRoles.some((role) => isDrawn(role) && kept.get(role) !== drafts.get(role)),
  };
}

export const SignatureDraftsContext = createContext<SignatureDrafts | null>(null);

export function useSignatureDrafts(): SignatureDrafts {
  const drafts = use(SignatureDraftsContext);
  if (!drafts) throw new Error('Nobody signs outside the performing screen.');
  return drafts;
}

export const useDrawn = (drafts: SignatureDrafts): number => useSyncExternalStore(drafts.subscribe, drafts.drawn);
