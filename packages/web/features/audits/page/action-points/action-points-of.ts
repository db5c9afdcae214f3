import { actionPointText, type FoundAt, isAbout, saysWhatToDo, usualTerm } from '@assay/domain/audits/action-point';
import type { SuggestionType } from '@assay/domain/audits/audit';
import type { Performing } from '../../../runs/perform/performing.ts';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import { idsOf, type RecordKey } from '../../../runs/queue/records.ts';

export interface ActionPointDraft {
  type: SuggestionType;
  text: string;
  /** The answer that it is made of. */
  resultId: string | undefined;
}

/** An action point about a point, which is named already. */
export interface ActionPointBegun extends ActionPointDraft {
  at: FoundAt;
}

const resultIdOf = (key: RecordKey<'result'> | undefined): string | undefined => key && idsOf(key)[2];

/** The action points about the points of a machine; `make` asks for what a new one says. */
export function actionPointsOf(
  queue: FieldQueue,
  machine: string,
  make: (begun: ActionPointBegun) => void,
): NonNullable<Performing['findings']> {
  return {
    kind: 'actionPoint',
    make: ({ title, comment, rating, of }) => {
      const at = { machine, point: title };
      make({ type: usualTerm(rating), text: actionPointText(at, comment), at, resultId: resultIdOf(of) });
    },
    of: (result, point) => {
      const where = { machine, point };
      const resultId = resultIdOf(result);
      const textOf = (one: RecordKey<'suggestion'>) => queue.shown(one)?.text ?? '';
      // One that was made of a point stays about it, however it is reworded.
      const isOfIt = (one: RecordKey<'suggestion'>) =>
        (resultId !== undefined && queue.shown(one)?.resultId === resultId) || isAbout(textOf(one), where);
      // One that says where alone may still stand in the lists: it tells nobody what to do.
      const key = queue.keys('suggestion').find((one) => isOfIt(one) && saysWhatToDo(textOf(one), where));
      return key && { title: textOf(key), place: {}, shows: key };
    },
  };
}
