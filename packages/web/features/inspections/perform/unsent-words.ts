import type { InspectionField } from '@assay/domain/inspections/inspection';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { plainWords, unsentText } from '../../runs/kept/unsent-text.ts';
import { resultWords } from '../../runs/perform/part-text.ts';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { Unsent } from '../../runs/queue/queue.ts';
import { idsOf, kindOf } from '../../runs/queue/records.ts';
import { t as factTexts } from './facts/facts.texts.ts';
import { t as findingTexts } from './findings/findings.texts.ts';

const pointAt = (model: RunModel, pointId: string): SnapshotPoint | undefined =>
  [...model.snapshot.categories.flatMap(({ inspectionPoints }) => inspectionPoints), ...model.work().extraPoints].find(
    ({ id }) => id === pointId,
  );

const findingWords = plainWords((part) => findingTexts(part as 'title'));

/** What is said of something in an inspection that was not saved: where it stands, and what was typed. */
export function unsentWords(
  models: readonly RunModel[],
  { key, parts }: Unsent,
): { title: string; text: string } | undefined {
  const [id = '', pointId = ''] = idsOf(key);
  const worded = (title: string, text: string) => (text.trim() === '' ? undefined : { title, text });
  switch (kindOf(key)) {
    case 'field':
      return worded(factTexts(id as InspectionField), unsentText(parts, plainWords()));
    case 'finding':
      return worded(findingTexts('finding'), unsentText(parts, findingWords));
    case 'action':
      return worded(findingTexts('action'), unsentText(parts, findingWords));
    case 'result': {
      const model = models.find(({ runId }) => runId === id);
      const at = model && pointAt(model, pointId);
      return at && worded(at.point.name, unsentText(parts, resultWords(at)));
    }
    default:
      return undefined;
  }
}
