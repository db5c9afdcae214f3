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
  return {
    items: now,
    placeOf: (item) => {
      for (const [run, model] of models.entries()) {
        const points = stepsOf(model.work()).map(({ at }) => at);
        const id = placesOf(points, [item]).get(item);
        if (id !== undefined) return { run, id };
      }
      return undefined;
    },
    say: (item, answer) => queue.change(disposalKey(item), { answer }),
  };
}

export const LedgerContext = createContext<Ledger | undefined>(undefined);

/** Undefined where there is none: in the editor of a report. */
export const useLedger = (): Ledger | undefined => use(LedgerContext);
