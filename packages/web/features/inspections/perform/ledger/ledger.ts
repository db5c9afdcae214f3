import type { LedgerItem } from '@assay/contract/follow-ups';
import { type Disposal, placesOf } from '@assay/domain/inspections/ledger';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { createContext, use } from 'react';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { disposalKey } from '../inspection-states.ts';

interface Place {
  /** Of the run among those of the visit. */
  run: number;
  /** The key of the point. */
  id: string;
}

/** What earlier visits left open, as it stands with what was said of it here. */
export interface Ledger {
  items: () => LedgerItem[];
  /** Where it stands among the points that are asked for now; undefined where it has none. */
  placeOf: (item: LedgerItem) => Place | undefined;
  say: (item: LedgerItem, answer: Disposal) => void;
}

export function createLedger(items: readonly LedgerItem[], queue: FieldQueue, models: readonly RunModel[]): Ledger {
  const now = (): LedgerItem[] =>
    items.map((item) => ({ ...item, disposal: queue.shown(disposalKey(item))?.answer ?? item.disposal }));
  let placed: { version: number; places: Map<string, Place> } | undefined;
  /** Looked up once for each state of the work: what is shown decides where things stand. */
  function places(): Map<string, Place> {
    const version = queue.version();
    if (placed?.version === version) return placed.places;
    const found = new Map<string, Place>();
    for (const [run, model] of items.length === 0 ? [] : models.entries()) {
      const points = stepsOf(model.work()).map(({ at }) => at);
      for (const [item, id] of placesOf(points, items))
        if (!found.has(disposalKey(item))) found.set(disposalKey(item), { run, id });
    }
    placed = { version, places: found };
    return found;
  }
  return {
    items: now,
    placeOf: (item) => places().get(disposalKey(item)),
    say: (item, answer) => queue.change(disposalKey(item), { answer }),
  };
}

export const LedgerContext = createContext<Ledger | undefined>(undefined);

/** Undefined where there is none: in the editor of a report. */
export const useLedger = (): Ledger | undefined => use(LedgerContext);
