import { automaticName } from '@assay/domain/protocols/automatic-name';
import { newCategory, newProtocol, newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import type {
  PointDependency,
  Protocol,
  ProtocolCategory,
  ProtocolPoint,
  ProtocolTarget,
} from '@assay/domain/protocols/protocol';
import { days, later } from '@assay/domain/time';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { addProtocol } from '../features/protocols/save-protocol.ts';
import { demoAuthor } from './demo-author.ts';
import { idOf, namedIds } from './demo-names.ts';
import { crusherProtocols } from './protocols/crusher-protocols.ts';
import type { DemoCondition, DemoPlace, DemoProduct, DemoProtocol } from './protocols/demo-protocol.ts';
import { drillProtocols } from './protocols/drill-protocols.ts';
import { largeCrusherProtocols } from './protocols/large-crusher-protocols.ts';
import { otherProtocols } from './protocols/other-protocols.ts';
import { screenProtocols } from './protocols/screen-protocols.ts';
import { actAs } from './tell-past.queries.ts';

export const libraryProtocols: readonly DemoProtocol[] = [
  ...crusherProtocols,
  ...largeCrusherProtocols,
  ...screenProtocols,
  ...drillProtocols,
  ...otherProtocols,
];

/** What the protocols name, by name. */
interface NamedIds {
  points: Map<string, string>;
  phases: Map<string, string>;
  families: Map<string, string>;
  models: Map<string, { id: string; product_family_id: string; name: string }>;
  /** A machine of each model, one of a distributor's where there is one. */
  machines: Map<string, string>;
}

async function readNamedIds(db: WholeDb): Promise<NamedIds> {
  const models = await db.selectFrom('product_model').select(['id', 'name', 'product_family_id']).execute();
  const machines = await db
    .selectFrom('equipment')
    .leftJoin('equipment_company', 'equipment_company.equipment_id', 'equipment.id')
    .leftJoin('company', 'company.id', 'equipment_company.company_id')
    .select(['equipment.product_model_id', 'equipment.id'])
    .distinctOn('equipment.product_model_id')
    .orderBy('equipment.product_model_id')
    .orderBy('company.name')
    .orderBy('equipment.id')
    .execute();
  return {
    points: namedIds(await db.selectFrom('inspection_point').select(['id', 'name']).execute()),
    phases: namedIds(await db.selectFrom('phase').select(['id', 'name']).execute()),
    families: namedIds(await db.selectFrom('product_family').select(['id', 'name']).execute()),
    models: new Map(models.map((model) => [model.name, model])),
    machines: new Map(machines.map((machine) => [machine.product_model_id, machine.id])),
  };
}

function targetOf(product: DemoProduct, { families, models, machines }: NamedIds): ProtocolTarget {
  const name = typeof product === 'string' ? product : product.machineOf;
  const model = models.get(name);
  return {
    productFamilyId: model?.product_family_id ?? idOf(families, name),
    productModelId: model?.id ?? null,
    equipmentId: typeof product === 'string' ? null : idOf(machines, model?.id ?? name),
  };
}

/** The parts of a condition, without ids: those come with the plan of the save. */
function dependenciesOf({ points = {}, model, rule }: DemoCondition, placed: Map<string, string>): PointDependency[] {
  const none = { id: '', parameter: '', protocolPointId: null, json: null };
  return [
    ...Object.entries(points).map(
      ([parameter, name]): PointDependency => ({
        ...none,
        type: 'point',
        parameter,
        protocolPointId: idOf(placed, name),
      }),
    ),
    ...(model ? [{ ...none, type: 'model' as const, parameter: model }] : []),
    ...(rule === undefined ? [] : [{ ...none, type: 'json' as const, json: rule }]),
  ];
}

interface Placed {
  place: DemoPlace;
  point: ProtocolPoint;
}

function categoriesOf({ categories }: DemoProtocol, named: NamedIds): ProtocolCategory[] {
  const filled = categories.map(({ title, places }) => ({
    title,
    subcategories: [...new Set(places.flatMap(({ subcategory }) => subcategory ?? []))],
    placed: places.map((place): Placed => ({ place, point: newProtocolPoint(idOf(named.points, place.point)) })),
  }));
  const all = filled.flatMap(({ placed }) => placed);
  const ids = new Map(all.map(({ place, point }) => [place.point, point.id]));
  return filled.map(({ title, subcategories, placed }) => ({
    ...newCategory(title),
    subcategoryTitles: subcategories,
    inspectionPoints: placed.map(({ place, point }) => ({
      ...point,
      phaseId: place.phase ? idOf(named.phases, place.phase) : null,
      prefill: place.prefill ?? false,
      sampleIdIndex: place.sample ?? null,
      showInReport: !place.hidden,
      showValueInReportHeader: place.header ?? false,
      optional: place.optional ?? false,
      subcategoryTitleIndex: place.subcategory ? subcategories.indexOf(place.subcategory) : null,
      dependencies: dependenciesOf(place.when ?? {}, ids),
    })),
  }));
}

function protocolOf(demo: DemoProtocol, named: NamedIds, made: ReadonlyMap<string, string>): Protocol {
  const targets = demo.products.map((product) => targetOf(product, named));
  const nameOf = (pairs: Iterable<[string, string]>) => new Map([...pairs].map(([name, id]) => [id, name]));
  const families = nameOf(named.families);
  const models = nameOf([...named.models.values()].map(({ name, id }) => [name, id]));
  const names = { family: (id: string) => families.get(id), model: (id: string) => models.get(id) };
  const titles = demo.categories.map(({ title }) => title);
  return {
    ...newProtocol(),
    name: demo.name ?? automaticName(demo.type, targets, names),
    type: demo.type,
    summary: demo.summary,
    targets,
    categories: categoriesOf(demo, named),
    categoryGroups: (demo.groups ?? []).map(({ name, kind, categories }) => ({
      name,
      kind,
      categoryIndices: categories.map((title) => titles.indexOf(title)),
    })),
    phasesOn: demo.phases !== undefined,
    phases: (demo.phases ?? []).map((name, order) => ({ phaseId: idOf(named.phases, name), order })),
    infoAppendix: demo.appendix ?? false,
    ratingTableLocation: demo.ratingTable ?? 'Start',
    showCurrentLoadedHours: !demo.withoutHours,
    copyOfProtocolId: demo.copyOf ? idOf(made, demo.copyOf) : null,
    replacesProtocolId: demo.replaces ? idOf(made, demo.replaces) : null,
  };
}

/** Within this time after the company began all of its protocols were made. */
const writtenWithin = days(60);

/** Adds protocols of the demo through the same operation as the API, oldest first, each as the act of its author; answers their ids by name. */
export async function loadProtocols(
  db: WholeDb,
  protocols: readonly DemoProtocol[],
  founded: Date,
): Promise<ReadonlyMap<string, string>> {
  const open = withoutScopedTables(db);
  const named = await readNamedIds(db);
  const made = new Map<string, string>();
  const oldest = Math.max(...protocols.map(({ daysAgo }) => daysAgo));
  for (const demo of protocols.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const author = await demoAuthor(db, demo.author ?? 'ada@provider.example');
    const protocol = protocolOf(demo, named, made);
    const moment = later(founded, writtenWithin * (1 - demo.daysAgo / oldest));
    await actAs(open, author, moment);
    made.set(protocol.name, await addProtocol(open, author, protocol, moment));
  }
  return made;
}
