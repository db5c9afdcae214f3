import type { InspectionEdit, InspectionEditInput } from '@assay/contract/inspection-edits';
import { canonicalJson } from '@assay/domain/canonical-json';
import { inspectionFields } from '@assay/domain/inspections/inspection';
import { type FieldError, fieldError } from '@assay/domain/problem';

/** What a save may change; it is read by others. */
const edited: ReadonlySet<string> = new Set([
  ...['fields', 'runs', 'comment', 'internalComment', 'content', 'categories', 'extraPoints', 'equipmentConfigurator'],
  ...['findings', 'priorityActions', 'useOldSignatures', 'sendEmail', 'emailRecipients', 'reason', 'changesSince'],
]);
/** What counts the saves: it is as old as what was read, which If-Match is there to judge. */
const counters: ReadonlySet<string> = new Set(['revision', 'version', 'orderRevisions']);

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** The fields of something that were sent with another value than they have. */
function changedIn(sent: object, stands: object | undefined, path: string, skip: ReadonlySet<string>): FieldError[] {
  const known = (stands ?? {}) as Record<string, unknown>;
  return Object.entries(sent)
    .filter(([name, value]) => value !== undefined && !skip.has(name) && !isSame(value, known[name]))
    .map(([name]) => fieldError(path ? `${path}.${name}` : name, 'value.readOnly'));
}

type Points = readonly { protocolPointId: string }[];

interface Categories {
  categories?: readonly { id: string; inspectionPoints: Points }[] | undefined;
  extraPoints?: Points | undefined;
}

const inPoint = new Set(['result']);
const inCategory = new Set(['inspectionPoints']);
const inConfigurator = new Set(['categories', 'extraPoints']);
const inContent: ReadonlySet<string> = new Set(inspectionFields);
const inRun = new Set(['samples', 'results', 'revision']);

function changedPoints(sent: Categories, stands: Categories, prefix: string): FieldError[] {
  const categories = new Map(stands.categories?.map((category) => [category.id, category]));
  const every = [
    ...(stands.categories ?? []).flatMap((category) => category.inspectionPoints),
    ...(stands.extraPoints ?? []),
  ];
  const points = new Map(every.map((point) => [point.protocolPointId, point]));
  const ofPoints = (list: Points, path: string) =>
    list.flatMap((point, place) => changedIn(point, points.get(point.protocolPointId), `${path}.${place}`, inPoint));
  return [
    ...(sent.categories ?? []).flatMap((category, place) => {
      const path = `${prefix}categories.${place}`;
      return [
        ...changedIn(category, categories.get(category.id), path, inCategory),
        ...ofPoints(category.inspectionPoints, `${path}.inspectionPoints`),
      ];
    }),
    ...ofPoints(sent.extraPoints ?? [], `${prefix}extraPoints`),
  ];
}

/** Whatever a save repeats must be as it stands: nothing that is sent is dropped without a word. */
export function changedRepeats(body: InspectionEditInput, current: InspectionEdit): FieldError[] {
  const runs = new Map(current.runs.map((run) => [run.id, run]));
  const configurator = body.equipmentConfigurator;
  return [
    ...changedIn(body, current, '', new Set([...edited, ...counters])),
    ...changedIn(body.content ?? {}, current.content, 'content', inContent),
    ...body.runs.flatMap((run, place) => changedIn(run, runs.get(run.id), `runs.${place}`, inRun)),
    ...changedPoints(body, current, ''),
    ...(configurator
      ? [
          ...changedIn(
            configurator,
            current.equipmentConfigurator ?? undefined,
            'equipmentConfigurator',
            inConfigurator,
          ),
          ...changedPoints(configurator, current.equipmentConfigurator ?? {}, 'equipmentConfigurator.'),
        ]
      : []),
  ];
}
