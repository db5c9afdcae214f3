import { identifyParts } from '../part-ids.ts';
import { type FieldError, fieldError } from '../problem.ts';
import { type Meta, modelIdsOf } from './applicability.ts';
import { applicabilityFaults, keptApplicability } from './kept-applicability.ts';
import type { WantedBatch } from './option-batch.ts';
import type { ChoiceList, Dropdown, OptionGroup, RangeValue } from './parts.ts';
import type { RangeValueUpdate, SentChoiceList, SentDropdown, SentOptionGroup, SentRangeValue } from './sent-point.ts';

/** A save collects its faults here. */
export interface Plan {
  /** A new point has only new parts. */
  isNew: boolean;
  /** Parts that were not sent are removed; otherwise they stay. */
  deleteMissing: boolean;
  errors: FieldError[];
  /** Options of other points that are to become like those of this one. */
  batches: WantedBatch[];
}

interface Identified {
  id: string;
}

/** The parts of a list after the save, and what became of their ids. */
export function planList<Sent extends { id?: string | undefined }, Part extends Identified>(
  plan: Plan,
  path: string,
  sent: readonly Sent[],
  known: readonly Part[],
  complete: (part: Sent & Identified, current: Part | undefined, path: string) => Part,
): { parts: Part[]; ids: Map<string, string> } {
  const { parts, ids, errors } = identifyParts(sent, plan.isNew ? undefined : known, path);
  plan.errors.push(...errors);
  const knownById = new Map(known.map((part) => [part.id, part]));
  const sentIds = new Set(parts.map(({ id }) => id));
  const stay = plan.deleteMissing ? [] : known.filter(({ id }) => !sentIds.has(id));
  return { parts: [...parts.map((part, i) => complete(part, knownById.get(part.id), `${path}.${i}`)), ...stay], ids };
}

/** Product models are given among the metas or as `modelIds`; if both name some, they must match. */
function applicabilityOf(
  plan: Plan,
  path: string,
  { metas, modelIds }: { metas: Meta[]; modelIds?: string[] | undefined },
) {
  plan.errors.push(...applicabilityFaults(metas, `${path}.metas`));
  const named = new Set(modelIdsOf(metas));
  if (!modelIds || named.symmetricDifference(new Set(modelIds)).size === 0) return keptApplicability(metas);
  if (named.size > 0) plan.errors.push(fieldError(`${path}.modelIds`, 'point.modelsDiffer'));
  return keptApplicability([...metas, ...modelIds.map((value): Meta => ({ type: 'ProductModel', value }))]);
}

const rangeValueOf =
  (plan: Plan) =>
  ({ modelIds, ...sent }: SentRangeValue & Identified, current: RangeValue | undefined, path: string): RangeValue => ({
    ...sent,
    metas: applicabilityOf(plan, path, { ...sent, modelIds }),
    tags: current?.tags ?? sent.tags ?? [],
  });

/** A part that stands alone is compared with the stored one, if there is one. */
const knownOf = (plan: Plan, current: Identified | null | undefined): Identified[] | undefined => {
  if (plan.isNew) return undefined;
  return current ? [current] : [];
};

/** The question of an option has no position. */
function followUpOf(
  plan: Plan,
  path: string,
  sent: SentRangeValue | null,
  current: RangeValue | null | undefined,
): RangeValue | null {
  if (!sent) return null;
  const { parts, errors } = identifyParts([{ ...sent, index: 0 }], knownOf(plan, current), path);
  plan.errors.push(...errors.map((error) => ({ ...error, path: `${path}.id` })));
  return parts.map((part) => rangeValueOf(plan)(part, current ?? undefined, path))[0] ?? null;
}

interface Asking {
  followUpRangeValue: RangeValue | null;
}

const asking =
  (plan: Plan) =>
  <Option extends { followUpRangeValue: SentRangeValue | null }>(
    option: Option,
    current: Asking | undefined,
    path: string,
  ) => ({
    ...option,
    followUpRangeValue: followUpOf(
      plan,
      `${path}.followUpRangeValue`,
      option.followUpRangeValue,
      current?.followUpRangeValue,
    ),
  });

export const planRangeValues = (plan: Plan, sent: readonly SentRangeValue[], known: readonly RangeValue[]) =>
  planList(plan, 'rangeValues', sent, known, rangeValueOf(plan)).parts;

export function patchRangeValues(
  plan: Plan,
  values: readonly RangeValue[],
  updates: Record<string, RangeValueUpdate>,
): RangeValue[] {
  for (const id of Object.keys(updates))
    if (!values.some((value) => value.id === id))
      plan.errors.push(fieldError(`rangeValueUpdates.${id}`, 'point.otherRangeValue'));
  return values.map((value) => {
    const { inputValidationRegexp, validationConsequence } = updates[value.id] ?? {};
    return {
      ...value,
      inputValidationRegexp: inputValidationRegexp ?? value.inputValidationRegexp,
      validationConsequence: validationConsequence ?? value.validationConsequence,
    };
  });
}

export const planChoiceLists = (plan: Plan, sent: readonly SentChoiceList[], known: readonly ChoiceList[]) =>
  planList(
    plan,
    'multipleChoices',
    sent,
    known,
    ({ modelIds, ...list }, current, path): ChoiceList => ({
      ...list,
      metas: applicabilityOf(plan, path, { ...list, modelIds }),
      options: planList(plan, `${path}.options`, list.options, current?.options ?? [], (option, before, at) => ({
        ...asking(plan)(option, before, at),
        tags: before?.tags ?? option.tags ?? [],
      })).parts,
    }),
  ).parts;

export const planDropdowns = (plan: Plan, sent: readonly SentDropdown[], known: readonly Dropdown[]) =>
  planList(
    plan,
    'dropdowns',
    sent,
    known,
    (dropdown, current, path): Dropdown => ({
      ...dropdown,
      options: planList(
        plan,
        `${path}.options`,
        dropdown.options,
        current?.options ?? [],
        ({ batchUpdateDetails, ...option }, before, at) => {
          const optionIds = batchUpdateDetails?.optionIds ?? [];
          if (optionIds.length > 0)
            plan.batches.push({ sourceOptionId: option.id, optionIds, path: `${at}.batchUpdateDetails.optionIds` });
          return asking(plan)(option, before, at);
        },
      ).parts,
    }),
  ).parts;

/** A custom group is known if it was the point's before, otherwise it is new. */
export function planCustomGroup(plan: Plan, sent: SentOptionGroup, known: OptionGroup | null | undefined): OptionGroup {
  const current = known?.custom ? known : undefined;
  const { parts, errors } = identifyParts([sent], knownOf(plan, current), 'optionGroup');
  plan.errors.push(...errors.map((error) => ({ ...error, path: 'optionGroup.id' })));
  const id = parts[0]?.id ?? '';
  const before = id === current?.id ? current.options : [];
  return { ...sent, id, options: planList(plan, 'optionGroup.options', sent.options, before, asking(plan)).parts };
}
