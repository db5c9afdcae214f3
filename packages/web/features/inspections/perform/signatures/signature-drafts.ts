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
}

export function createSignatureDrafts(): SignatureDrafts {
  const drafts = new Map<SignatureRole, SignatureDraft>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const of = (role: SignatureRole) => drafts.get(role) ?? nothing;
  const isDrawn = (role: SignatureRole) => of(role).strokes.length > 0;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of,
    change: (role, draft) => {
      drafts.set(role, { ...of(role), ...draft });
      tell();
    },
    drop: (role) => {
      drafts.delete(role);
      tell();
    },
    isDrawn,
    drawn: () => signatureRoles.filter(isDrawn).length,
  };
}

export const SignatureDraftsContext = createContext<SignatureDrafts | null>(null);

export function useSignatureDrafts(): SignatureDrafts {
  const drafts = use(SignatureDraftsContext);
  if (!drafts) throw new Error('Nobody signs outside the performing screen.');
  return drafts;
}

export const useDrawn = (drafts: SignatureDrafts): number => useSyncExternalStore(drafts.subscribe, drafts.drawn);
