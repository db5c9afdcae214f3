import type { InspectionEdit, InspectionEditInput, ResultEdit } from '@assay/contract/inspection-edits';
import type { PointResultReply } from '@assay/contract/runs/result';
import { canonicalJson } from '@assay/domain/canonical-json';
import { type InspectionField, inspectionFields } from '@assay/domain/inspections/inspection';
import { type FieldError, fieldError, refuse } from '@assay/domain/problem';

/** Something that a save changes, with the place in the request that says so. */
interface Sent<Value> {
  value: Value;
  path: string;
}

/** The changes of a save in fields and results, under any of their names. */
export interface SentEdits {
  fields: Map<InspectionField, Sent<string>>;
  /** Keyed by run; a run without edits is left out. */
  results: Map<string, Sent<ResultEdit>[]>;
}

const same = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

const twice = (path: string, other: string): FieldError => fieldError(path, 'value.differs', { other });

/** A field by its name in the report; of the hours that were questioned and kept it has none. */
function inReport(field: InspectionField, body: InspectionEditInput): { path: string; value: string | undefined }[] {
  if (field === 'keptHours') return [];
  const isOwn = field === 'comment' || field === 'internalComment';
  return [isOwn ? { path: field, value: body[field] } : { path: `content.${field}`, value: body.content?.[field] }];
}

function fieldsIn(body: InspectionEditInput, current: InspectionEdit, faults: FieldError[]): SentEdits['fields'] {
  const edits: SentEdits['fields'] = new Map();
  for (const field of inspectionFields) {
    const stands = current.fields[field]?.value;
    // One that the person may not know of stays as it is.
    if (stands === undefined) continue;
    const sent = [
      { path: `fields.${field}.value`, value: body.fields[field]?.value },
      ...inReport(field, body),
    ].flatMap(({ path, value }) => (value === undefined || value === stands ? [] : [{ path, value }]));
    const [first, second] = sent;
    if (first) edits.set(field, first);
    if (first && second && first.value !== second.value) faults.push(twice(second.path, first.path));
  }
  return edits;
}

type Points = readonly { result?: ResultEdit | undefined }[];

/** Every result of the body with its place. */
function sentResults(body: InspectionEditInput): Sent<ResultEdit>[] {
  const atPoints = (points: Points, path: string) =>
    points.flatMap(({ result }, place) => (result ? [{ value: result, path: `${path}.${place}.result` }] : []));
  const atCategories = (categories: InspectionEditInput['categories'], path: string) =>
    (categories ?? []).flatMap(({ inspectionPoints }, place) =>
      atPoints(inspectionPoints, `${path}.${place}.inspectionPoints`),
    );
  const configurator = body.equipmentConfigurator;
  return [
    ...body.runs.flatMap(({ results }, place) =>
      results.map((value, at) => ({ value, path: `runs.${place}.results.${at}` })),
    ),
    ...atCategories(body.categories, 'categories'),
    ...atPoints(body.extraPoints ?? [], 'extraPoints'),
    ...atCategories(configurator?.categories, 'equipmentConfigurator.categories'),
    ...atPoints(configurator?.extraPoints ?? [], 'equipmentConfigurator.extraPoints'),
  ];
}

const partOf = (result: PointResultReply, name: string): unknown => {
  if (name === 'photos') return result.photos.map(({ imageId, caption, layout }) => ({ imageId, caption, layout }));
  if (name === 'content') return result.content && { values: result.content.values };
  return result[name as keyof PointResultReply];
};

/** The parts of a result that say something else than what stands. */
const changesOf = ({ id, ...parts }: ResultEdit, stands: PointResultReply): Partial<ResultEdit> =>
  Object.fromEntries(Object.entries(parts).filter(([name, value]) => !same(value, partOf(stands, name))));

function resultsIn(body: InspectionEditInput, current: InspectionEdit, faults: FieldError[]): SentEdits['results'] {
  const runOf = new Map(
    current.runs.flatMap(({ id, results }) => results.map((result) => [result.id, { id, result }])),
  );
  const edits = new Map<string, Sent<ResultEdit>>();
  for (const { value, path } of sentResults(body)) {
    const stands = runOf.get(value.id)?.result;
    if (!stands) {
      faults.push(fieldError(`${path}.id`, 'answer.notInInspection'));
      continue;
    }
    const changes = changesOf(value, stands);
    const before = edits.get(value.id);
    for (const name of Object.keys(changes) as (keyof ResultEdit)[])
      if (before && name in before.value && !same(before.value[name], changes[name]))
        faults.push(twice(`${path}.${name}`, `${before.path}.${name}`));
    if (Object.keys(changes).length > 0)
      edits.set(value.id, { path: before?.path ?? path, value: { ...changes, ...before?.value, id: value.id } });
  }
  return Map.groupBy(edits.values(), ({ value }) => runOf.get(value.id)?.id ?? '');
}

/** Reads what a save changes; refuses what it must not change, and two edits of one thing that differ. */
export function sentEdits(body: InspectionEditInput, current: InspectionEdit): SentEdits {
  const faults = changedRepeats(body, current);
  const edits = { fields: fieldsIn(body, current, faults), results: resultsIn(body, current, faults) };
  refuse(faults);
  return edits;
}

/** A save may change these parts, which other functions read. */
const edited: ReadonlySet<string> = new Set([
  ...['fields', 'runs', 'comment', 'internalComment', 'content', 'categories', 'extraPoints', 'equipmentConfigurator'],
  ...['findings', 'priorityActions', 'useOldSignatures', 'sendEmail', 'emailRecipients', 'reason', 'changesSince'],
]);
/** Counters of saves may be old, since If-Match judges that. */
const counters: ReadonlySet<string> = new Set(['revision', 'version', 'orderRevisions']);

/** The fields of something that were sent with another value than they have. */
function changedIn(sent: object, stands: object | undefined, path: string, skip: ReadonlySet<string>): FieldError[] {
  const known = (stands ?? {}) as Record<string, unknown>;
  return Object.entries(sent)
    .filter(([name, value]) => value !== undefined && !skip.has(name) && !same(value, known[name]))
    .map(([name]) => fieldError(path ? `${path}.${name}` : name, 'value.readOnly'));
}

type PointsById = readonly { protocolPointId: string }[];

interface Categories {
  categories?: readonly { id: string; inspectionPoints: PointsById }[] | undefined;
  extraPoints?: PointsById | undefined;
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
  const ofPoints = (list: PointsById, path: string) =>
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

/** Everything else in a save must repeat the present state, so that nothing that is sent is ignored. */
function changedRepeats(body: InspectionEditInput, current: InspectionEdit): FieldError[] {
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
