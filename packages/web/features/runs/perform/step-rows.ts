import { type Rating, ratings } from '@assay/domain/ratings';
import { type Progress, progressByCategory } from '@assay/domain/runs/progress';
import { isOfLastVisit } from '@assay/domain/runs/result';
import { t } from './perform.texts.ts';
import { type RestRow, restRow } from './rest-row.ts';
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
/** What ends a group. */
export interface MarkRow extends RestRow {
  id: string;
  kind: 'mark';
}
export type ListRow = GroupRow | TitleRow | StepRow | MarkRow;

export const stepFilters = ['all', 'open', 'notOk'] as const;
export type StepFilter = (typeof stepFilters)[number];

const isNotOk = (rating: Rating): boolean => rating > ratings.Ok && rating < ratings.NotApplicable;

const stepName = ({ at }: Step, { work }: RunState): string =>
  work.results.get(at.id)?.nameOverride.trim() || at.point.name;

/** Which of the points a filter leaves. */
function isShown(filter: StepFilter, row: StepRow): boolean {
  if (filter === 'open') return !row.isDone;
  return filter === 'all' || isNotOk(row.rating);
}

/** How many points each filter leaves. */
export const filterCounts = (rows: readonly ListRow[]): Record<StepFilter, number> => {
  const steps = rows.filter((row) => row.kind === 'step');
  const count = (filter: StepFilter) => steps.filter((row) => isShown(filter, row)).length;
  return { all: count('all'), open: count('open'), notOk: count('notOk') };
};

/** The rows that a filter leaves; what stands above or below none of them goes too. */
export function filteredRows(rows: readonly ListRow[], filter: StepFilter): ListRow[] {
  if (filter === 'all') return [...rows];
  const left = rows.filter((row) => row.kind !== 'step' || isShown(filter, row));
  return left.filter((row, place) => {
    if (row.kind === 'step') return true;
    if (row.kind === 'mark') return filter === 'open';
    const within = left.slice(place + 1);
    const end = within.findIndex(({ kind }) => kind === 'group' || (row.kind === 'title' && kind === 'title'));
    return within.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'step');
  });
}

interface StepRowsOptions {
  /** Whether what is plain and untouched may become Ok at once. */
  mayMark: boolean;
  /** In the order of the work; else in that of the report, which is by category. */
  byPhase: boolean;
}

/** The steps below the phase or the category that they belong to, each with how far it is. */
export function stepRows(state: RunState, model: RunModel, { mayMark, byPhase }: StepRowsOptions): ListRow[] {
  const { snapshot } = model;
  const { results } = state.work;
  const groupOf = (step: Step) =>
    byPhase && snapshot.phasesOn && step.categoryId !== '' ? (step.phaseId ?? 'none') : step.categoryId;
  const grouped = state.steps.map((step) => ({ ...step, categoryId: groupOf(step) }));
  const progress = progressByCategory(grouped, ({ at }) => model.isDone(at, results.get(at.id)));
  const titles = new Map<string, string>([
    ['', t('extraPoints')],
    ['none', t('noPhase')],
    ...snapshot.categories.map(({ id, title }): [string, string] => [id, title]),
    ...snapshot.phases.map(({ phaseId, name }): [string, string] => [phaseId, name]),
  ]);
  const subcategories = new Map(snapshot.categories.map(({ id, subcategoryTitles }) => [id, subcategoryTitles]));

  function markRow(of: string, steps: readonly Step[]): MarkRow[] {
    const row = mayMark ? restRow(titles.get(of) ?? '', steps, state, model) : undefined;
    return row ? [{ ...row, id: `mark ${of}`, kind: 'mark' }] : [];
  }

  const runs: Step[][] = [];
  for (const step of state.steps) {
    const last = runs.at(-1);
    if (last?.[0] && groupOf(last[0]) === groupOf(step)) last.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((steps): ListRow[] => {
    const of = steps[0] ? groupOf(steps[0]) : '';
    let subcategory: string | undefined;
    const below = steps.flatMap((step): ListRow[] => {
      const result = results.get(step.at.id);
      const title = subcategories.get(step.categoryId)?.[step.at.subcategoryTitleIndex ?? -1];
      const isNew = title !== subcategory && title;
      subcategory = title;
      return [
        ...(isNew ? [{ id: `title ${step.at.id}`, kind: 'title' as const, title }] : []),
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
    const group: GroupRow = {
      id: `group ${of}`,
      kind: 'group',
      title: titles.get(of) ?? '',
      progress: progress.get(of) ?? { done: 0, all: 0 },
    };
    return [group, ...below, ...markRow(of, steps)];
  });
}
