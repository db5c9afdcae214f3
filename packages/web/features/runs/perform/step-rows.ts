import type { Rating } from '@assay/domain/ratings';
import { ratings } from '@assay/domain/ratings';
import { type Progress, progressByCategory } from '@assay/domain/runs/progress';
import { isOfLastVisit } from '@assay/domain/runs/result';
import { t } from './perform.texts.ts';
import type { RunModel } from './run-model.ts';
import type { RunState, Step } from './use-run-state.ts';

interface GroupRow {
  id: string;
  kind: 'group';
  title: string;
  progress: Progress;
}
interface TitleRow {
  id: string;
  kind: 'title';
  title: string;
}
export interface StepRow {
  id: string;
  kind: 'step';
  number: number;
  name: string;
  rating: Rating;
  isDone: boolean;
  isPrefilled: boolean;
}
export type ListRow = GroupRow | TitleRow | StepRow;

const stepName = ({ at }: Step, { work }: RunState): string =>
  work.results.get(at.id)?.nameOverride.trim() || at.point.name;

/** The steps below the phase or the category that they belong to, each with how far it is. */
export function stepRows(state: RunState, model: RunModel): ListRow[] {
  const { snapshot } = model;
  const { results } = state.work;
  const groupOf = (step: Step) =>
    snapshot.phasesOn && step.categoryId !== '' ? (step.phaseId ?? 'none') : step.categoryId;
  const grouped = state.steps.map((step) => ({ ...step, categoryId: groupOf(step) }));
  const progress = progressByCategory(grouped, ({ at }) => model.isDone(at, results.get(at.id)));
  const titles = new Map<string, string>([
    ['', t('extraPoints')],
    ['none', t('noPhase')],
    ...snapshot.categories.map(({ id, title }): [string, string] => [id, title]),
    ...snapshot.phases.map(({ phaseId, name }): [string, string] => [phaseId, name]),
  ]);
  const subcategories = new Map(snapshot.categories.map(({ id, subcategoryTitles }) => [id, subcategoryTitles]));
  let group: string | undefined;
  let subcategory: string | undefined;
  return state.steps.flatMap((step): ListRow[] => {
    const before: ListRow[] = [];
    const [of, result] = [groupOf(step), results.get(step.at.id)];
    if (of !== group) {
      group = of;
      subcategory = undefined;
      before.push({
        id: `group ${of}`,
        kind: 'group',
        title: titles.get(of) ?? '',
        progress: progress.get(of) ?? { done: 0, all: 0 },
      });
    }
    const title = subcategories.get(step.categoryId)?.[step.at.subcategoryTitleIndex ?? -1];
    if (title !== subcategory && title) before.push({ id: `title ${step.at.id}`, kind: 'title', title });
    subcategory = title;
    return [
      ...before,
      {
        id: step.at.id,
        kind: 'step',
        number: step.number,
        name: stepName(step, state),
        rating: result?.rating ?? ratings.NotSet,
        isDone: model.isDone(step.at, result),
        isPrefilled: result !== undefined && isOfLastVisit(result),
      },
    ];
  });
}
