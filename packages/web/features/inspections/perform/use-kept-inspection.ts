import type { Inspection } from '@assay/contract/inspections';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useKeptWork } from '../../runs/kept/use-kept-work.ts';
import { usePerforming } from '../../runs/perform/performing.ts';
import { revealTrouble } from '../../runs/perform/reveal-trouble.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import { inspectionQuery } from './inspections.queries.ts';
import { placeOf } from './tabs.ts';
import { unsentWords } from './unsent-words.ts';

/** What was typed in an inspection and not saved when somebody else submitted it. */
export function useKeptInspection(inspection: Inspection, models: readonly RunModel[]) {
  const { queue } = usePerforming();
  const client = useQueryClient();
  const navigate = useNavigate();
  const runIds = models.map(({ runId }) => runId);
  return useKeptWork({
    visitId: inspection.id,
    queue,
    isOpen: inspection.mayPerform,
    read: inspection,
    wordsOf: (unsent) => unsentWords(models, unsent),
    refresh: () => void client.invalidateQueries({ queryKey: inspectionQuery(inspection.id).queryKey }),
    lead: ({ key }) => {
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, ...placeOf(key, runIds) })) as never,
        resetScroll: false,
      });
      revealTrouble(key);
    },
  });
}
