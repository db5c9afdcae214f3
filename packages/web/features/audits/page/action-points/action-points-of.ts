import { actionPointText, isAbout, usualTerm } from '@assay/domain/audits/action-point';
import type { SuggestionType } from '@assay/domain/audits/audit';
import type { Performing } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';

export interface ActionPointDraft {
  type: SuggestionType;
  text: string;
}

/** The action points about the points of a machine; `make` asks for what a new one says. */
export function actionPointsOf(
  queue: FieldQueue,
  machine: string,
  make: (draft: ActionPointDraft) => void,
): NonNullable<Performing['findings']> {
  return {
    kind: 'actionPoint',
    make: ({ title, comment, rating }) =>
      make({ type: usualTerm(rating), text: actionPointText({ machine, point: title }, comment) }),
    of: (_, point) => {
      const where = { machine, point };
      const key = queue.keys('suggestion').find((one) => isAbout(queue.shown(one)?.text ?? '', where));
      return key && { title: queue.shown(key)?.text ?? '', place: {}, shows: key };
    },
  };
}
