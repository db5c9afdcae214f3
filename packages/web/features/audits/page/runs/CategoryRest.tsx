import type { CategoryLines } from '@assay/domain/runs/point-lines';
import { useState } from 'react';
import { MarkRest } from '../../../runs/perform/MarkRest.tsx';
import { RestOk } from '../../../runs/perform/RestOk.tsx';
import { type RestRow, restRow } from '../../../runs/perform/rest-row.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import type { RunState } from '../../../runs/perform/use-run-state.ts';
import { t } from './runs.texts.ts';

interface CategoryRestProps extends Pick<CategoryLines, 'lines'> {
  model: RunModel;
  state: RunState;
}

/** The end of a category, where the rest of it becomes Ok at once; nothing where there is no such rest. */
export function CategoryRest({ model, lines, state }: CategoryRestProps) {
  const [marking, setMarking] = useState<RestRow>();
  const title = lines.find((line) => line.kind === 'title')?.title ?? t('extraPoints');
  const steps = lines.flatMap((line) => (line.kind === 'point' ? line.step : []));
  const row = restRow(title, steps, state, model);
  return (
    <>
      {row && row.marks.length > 0 && <RestOk row={row} onMark={setMarking} />}
      {marking && <MarkRest model={model} row={marking} onClose={() => setMarking(undefined)} />}
    </>
  );
}
