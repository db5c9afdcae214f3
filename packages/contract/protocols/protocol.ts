import { pointTypes } from '@assay/domain/points/point-types';
import { isProtocolType, type ProtocolType } from '@assay/domain/protocol-types';
import { longestProtocolName } from '@assay/domain/protocols/automatic-name';
import { fits } from '@assay/domain/protocols/fit';
import { groupKinds, noCategory, ratingTableLocations } from '@assay/domain/protocols/protocol';
import { type Message, message } from '@assay/domain/words/message';
import * as z from 'zod/mini';
import { eitherName, inputObject } from '../base/input.ts';
import { says } from '../base/issue-message.ts';
import { id, partId, text } from '../base/values.ts';

const listOf = <S extends z.ZodMiniType>(item: S, count: number) =>
  z._default(z.array(item).check(z.maxLength(count)), []);
const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
const flag = (usual: boolean) => z._default(z.boolean(), usual);
const index = z.optional(z.int().check(z.minimum(0), z.maximum(9_999)));
const title = z._default(text(500), '');

export const protocolType = z
  .string()
  .check(z.refine((value) => isProtocolType(value), says('protocol.typeUnknown'))) as unknown as z.ZodMiniType<
  ProtocolType,
  ProtocolType
>;

const longestRule = 10_000;
/** No valid text has these JSON escapes: control characters and halves of surrogate pairs. */
const forbiddenEscapes = /\\u(00[01]|d[89a-f])/;

/** A rule is sent as JSON or as the text of it. */
const rule = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    const refused = ({ code, values }: Message) => {
      context.issues.push({ code: 'custom', message: code, params: values, input: value });
      return z.NEVER;
    };
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (text.length > longestRule) return refused(message('value.tooLong', { count: longestRule }));
    try {
      const parsed = JSON.parse(text || 'null') as unknown;
      return forbiddenEscapes.test(JSON.stringify(parsed)) ? refused(message('value.controlCharacters')) : parsed;
    } catch {
      return refused(message('value.json'));
    }
  }),
);

const dependencyTypes = ['point', 'model', 'json'] as const;

/** Without a type, a dependency is what it holds: a rule or another point. */
const dependencyInput = z.pipe(
  inputObject(
    {
      type: z.optional(z.enum(dependencyTypes)),
      parameter: z._default(text(100), ''),
      /** The other point's id in the same body. */
      protocolPointId: orNull(text(100)),
      json: z.optional(rule),
    },
    { id: text(100), pointDependencyId: text(100) },
  ),
  z.transform(({ type, ...dependency }, context) => {
    const { json = null, protocolPointId } = dependency;
    const held = json !== null ? 'json' : protocolPointId !== null ? 'point' : undefined;
    if (!type && !held)
      context.issues.push({ code: 'custom', message: says('value.required'), path: ['type'], input: dependency });
    return { ...dependency, type: type ?? held ?? 'json' };
  }),
);

const pointInput = inputObject(
  {
    id: partId,
    protocolPointId: partId,
    inspectionPointId: id,
    index,
    phaseId: orNull(id),
    prefill: flag(false),
    sampleIdIndex: orNull(z.int().check(z.minimum(0), z.maximum(999))),
    showInReport: flag(true),
    showValueInReportHeader: flag(false),
    optional: flag(false),
    subcategoryTitleIndex: orNull(z.int()),
    subcategoryTitle: z.optional(text(500)),
    dependencies: listOf(dependencyInput, 20),
  },
  /** Read-only: they come from the inspection point. */
  { name: z.string(), type: z.enum(pointTypes), measurementTitle: z.string(), unitValue: z.string() },
);

const categoryInput = inputObject(
  { id: partId, index, title, subcategoryTitles: listOf(text(500), 100), inspectionPoints: listOf(pointInput, 1_000) },
  { itemCount: z.int() },
);

const mostPoints = 2_000;
const categoriesInput = listOf(categoryInput, 200).check(
  z.refine(
    (categories) => categories.reduce((sum, { inspectionPoints }) => sum + inspectionPoints.length, 0) <= mostPoints,
    `A protocol has at most ${mostPoints} points`,
  ),
);

const targetNames = {
  productFamilyName: z.string(),
  productModelName: z.string(),
  serialNumber: z.string(),
  nickName: z.string(),
  /** The serial number or, without one, the nickname. */
  equipmentName: z.string(),
};

const targetInput = inputObject(
  { productFamilyId: orNull(id), productModelId: orNull(id), equipmentId: orNull(id) },
  targetNames,
);

/** A phase is named by phaseId or by id. */
const phaseInput = z.pipe(
  inputObject(
    { phaseId: z.optional(id), id: z.optional(id), order: z.int().check(z.minimum(0), z.maximum(999)) },
    { name: z.string() },
  ),
  z.transform(({ phaseId, id: other, order }, context) => ({
    phaseId: eitherName(context, ['phaseId', phaseId], ['id', other]),
    order,
  })),
);

/** The rules of protocols in `domain` say what may be saved, so that the screen shows the same sentences. */
const applied = {
  name: z._default(text(longestProtocolName), ''),
  /** A number of ticks; the time of saving if it is left out. */
  date: z.optional(z.number().check(z.minimum(0), z.maximum(4e18))),
  type: z._default(z.union([z.literal(''), protocolType]), ''),
  summary: z._default(text(10_000), ''),
  targets: listOf(targetInput, 500),
  categories: categoriesInput,
  categoryGroups: listOf(
    z.strictObject({
      name: title,
      kind: z._default(z.enum(groupKinds), 'mandatory'),
      categoryIndices: listOf(z.int().check(z.minimum(noCategory)), 200),
    }),
    200,
  ),
  phasesOn: flag(false),
  phases: listOf(phaseInput, 100),
  infoAppendix: flag(false),
  ratingTableLocation: z._default(z.enum(ratingTableLocations), 'Start'),
  showCurrentLoadedHours: flag(true),
  copyOfProtocolId: orNull(id),
  /** The protocol that this one replaces: it is retired in the same transaction, and work that began with it is unchanged. */
  replacesProtocolId: orNull(id),
};

/** `was` is the rule before the change: if somebody changed it meanwhile, nothing is overwritten. */
export const dependencyJsonInput = z.strictObject({ json: rule, was: z.optional(rule) });

/** All null means any product. */
const target = z.object({
  productFamilyId: z.nullable(id),
  productModelId: z.nullable(id),
  equipmentId: z.nullable(id),
  ...targetNames,
});
export type NamedTarget = z.output<typeof target>;

/** The replaced protocols that the reader may see, latest first. */
const ancestors = z.array(z.object({ protocolId: id, name: z.string(), created: z.string() }));
export type Ancestor = z.output<typeof ancestors>[number];

/** True if the reader's own company wrote it. */
const own = z.boolean();

export const protocolItem = z.object({
  protocolId: id,
  name: z.string(),
  type: protocolType,
  created: z.string(),
  /** Empty if the reader may not see it. */
  createdBy: z.string(),
  own,
  targets: z.array(target),
  ancestors,
});
export type ProtocolItem = z.output<typeof protocolItem>;

export const fittingProtocol = z.object({
  protocolId: id,
  name: z.string(),
  type: protocolType,
  created: z.string(),
  targets: z.array(target),
  fit: z.enum(fits),
  pointCount: z.int(),
});
export type FittingProtocol = z.output<typeof fittingProtocol>;

const dependency = z.object({
  id,
  pointDependencyId: id,
  type: z.enum(dependencyTypes),
  parameter: z.string(),
  protocolPointId: z.nullable(id),
  json: z.unknown(),
});

const point = z.object({
  id,
  protocolPointId: id,
  inspectionPointId: id,
  index: z.int(),
  name: z.string(),
  type: z.enum(pointTypes),
  measurementTitle: z.string(),
  unitValue: z.string(),
  phaseId: z.nullable(id),
  prefill: z.boolean(),
  sampleIdIndex: z.nullable(z.int()),
  showInReport: z.boolean(),
  showValueInReportHeader: z.boolean(),
  optional: z.boolean(),
  subcategoryTitleIndex: z.nullable(z.int()),
  subcategoryTitle: z.string(),
  dependencies: z.array(dependency),
});
export type ProtocolPointReply = z.output<typeof point>;

const category = z.object({
  id,
  index: z.int(),
  title: z.string(),
  itemCount: z.int(),
  subcategoryTitles: z.array(z.string()),
  inspectionPoints: z.array(point),
});

const other = z.object({ protocolId: id, name: z.string() });

const readOnly = {
  /** A protocol that is sent becomes a new one with its own id. */
  protocolId: text(100),
  created: z.string(),
  /** Empty if the reader may not see it. */
  createdBy: z.string(),
  own,
  /** The protocol that it was copied from, while the reader may see it. */
  copyOf: z.nullable(other),
  usage: z.object({
    copies: z.array(other),
    /** Counts the inspections begun with it that the reader may see. */
    inspections: z.int(),
  }),
  ancestors,
  /** The protocol that replaced it, while the reader may see it. */
  replacedBy: z.nullable(other),
  /** The time of its deletion; reports keep a deleted protocol, and it can be copied. */
  deleted: z.nullable(z.string()),
  /** True if the reader may delete or replace it. */
  editable: z.boolean(),
  /** True if the reader may change the rule of a dependency. */
  dependenciesEditable: z.boolean(),
};

export const protocolInput = inputObject(applied, readOnly);
export type ProtocolInput = z.output<typeof protocolInput>;

export const protocolReply = z.object({
  ...readOnly,
  ...protocolItem.shape,
  date: z.number(),
  summary: z.string(),
  categories: z.array(category),
  categoryGroups: z.array(z.object({ name: z.string(), kind: z.enum(groupKinds), categoryIndices: z.array(z.int()) })),
  phasesOn: z.boolean(),
  phases: z.array(z.object({ id, phaseId: id, name: z.string(), order: z.int() })),
  infoAppendix: z.boolean(),
  ratingTableLocation: z.enum(ratingTableLocations),
  showCurrentLoadedHours: z.boolean(),
  copyOfProtocolId: z.nullable(id),
});
export type ProtocolReply = z.output<typeof protocolReply>;
