import { languageIds } from '@assay/domain/languages';
import type { Meta } from '@assay/domain/points/applicability';
import { newPoint } from '@assay/domain/points/rules';
import type { SentPoint } from '@assay/domain/points/sent-point';
import { days, later } from '@assay/domain/time';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { insertTranslations } from '../features/points/points.queries.ts';
import { addPoint } from '../features/points/save-point.ts';
import { demoAuthor } from './demo-author.ts';
import { idOf, namedIds } from './demo-names.ts';
import { coneCrusherPoints } from './points/cone-crusher-points.ts';
import { crusherNames } from './points/crusher-names.ts';
import { crusherPoints } from './points/crusher-points.ts';
import type { DemoPoint } from './points/demo-point.ts';
import { drillCarrierPoints } from './points/drill-carrier-points.ts';
import { drillNames } from './points/drill-names.ts';
import { drillPoints } from './points/drill-points.ts';
import { gyratoryAndImpactPoints } from './points/gyratory-and-impact-points.ts';
import { jawCrusherPoints } from './points/jaw-crusher-points.ts';
import { rockDrillPoints } from './points/rock-drill-points.ts';
import { screenDeckPoints } from './points/screen-deck-points.ts';
import { screenNames } from './points/screen-names.ts';
import { screenPoints } from './points/screen-points.ts';
import { type NamesInLanguages, translatedDescriptions, translatedNames } from './points/translations.ts';

type PointsByCategory = Readonly<Record<string, readonly DemoPoint[]>>;

export const libraryPoints: PointsByCategory = {
  crushers: [...jawCrusherPoints, ...coneCrusherPoints, ...gyratoryAndImpactPoints, ...crusherPoints],
  screens: [...screenPoints, ...screenDeckPoints],
  surface_drills: [...rockDrillPoints, ...drillCarrierPoints, ...drillPoints],
};

interface Products {
  families: Map<string, string>;
  models: Map<string, { id: string; product_family_id: string }>;
}

/** What the points name, by name. */
interface NamedIds extends Products {
  categories: Map<string, string>;
  units: Map<string, string>;
  groups: Map<string, string>;
}

async function readNamedIds(db: WholeDb): Promise<NamedIds> {
  const models = await db.selectFrom('product_model').select(['id', 'name', 'product_family_id']).execute();
  const categories = await db.selectFrom('product_category').select(['id', 'code as name']).execute();
  const groups = db.selectFrom('option_group').select(['id', 'name']).where('custom', '=', false);
  return {
    categories: namedIds(categories),
    units: namedIds(await db.selectFrom('unit').select(['id', 'name']).execute()),
    groups: namedIds(await groups.execute()),
    families: namedIds(await db.selectFrom('product_family').select(['id', 'name']).execute()),
    models: new Map(models.map((model) => [model.name, model])),
  };
}

const applicabilityOf = (
  { products = [], protocolTypes, useCases, custom }: DemoPoint,
  { families, models }: Products,
): Meta[] => [
  { type: 'PointType', value: custom ? 'custom' : 'general' },
  ...products.map((name): Meta => {
    const model = models.get(name);
    return model ? { type: 'ProductModel', value: model.id } : { type: 'ProductFamily', value: idOf(families, name) };
  }),
  ...(protocolTypes ? [{ type: 'ProtocolTypesDefined', value: 'true' } as const] : []),
  ...(protocolTypes ?? []).map((value): Meta => ({ type: 'ProtocolType', value })),
  ...(useCases ? [{ type: 'UseCaseTypesDefined', value: 'true' } as const] : []),
  ...(useCases ?? []).map((value): Meta => ({ type: 'UseCaseType', value })),
];

const limitsOf = ({ limits = [] }: DemoPoint, { families, models }: Products) =>
  limits.map(([product, criticalLow = null, low = null, high = null, criticalHigh = null]) => {
    const model = models.get(product);
    const family = product && !model ? idOf(families, product) : (model?.product_family_id ?? null);
    return { productFamilyId: family, productModelId: model?.id ?? null, criticalLow, low, high, criticalHigh };
  });

function sentOf(point: DemoPoint, productCategoryId: string, ids: NamedIds): SentPoint {
  const { type, name, description, settings, content, unit, group } = point;
  return {
    ...newPoint(type),
    type,
    name,
    description,
    productCategoryId,
    metas: applicabilityOf(point, ids),
    ...settings,
    ...content,
    ...(unit && { measurementUnitId: idOf(ids.units, unit), measurementLimits: limitsOf(point, ids) }),
    ...(group && { optionGroup: { id: idOf(ids.groups, group), name: '', custom: false, options: [] } }),
  } as SentPoint;
}

const otherNames: NamesInLanguages = { ...crusherNames, ...screenNames, ...drillNames };

/** A name in the languages of the demo; what a distributor wrote for itself has none. */
function namesOf(name: string) {
  const [fi, sv, de, es] = otherNames[name] ?? [];
  return translatedNames[name] ?? (fi === undefined ? undefined : { fi, sv, de, es });
}

/** Translations of points: every fifth is older than its text, every seventh lacks a language. */
function translationsOf(id: string, { name, description }: DemoPoint, place: number, now: Date) {
  const texts = [
    { kind: 'name', values: namesOf(name), english: name, before: `Check: ${name}` },
    {
      kind: 'description',
      values: translatedDescriptions[description],
      english: description,
      before: `${description} Write down what you see.`,
    },
  ] as const;
  const isOld = place % 5 === 4;
  const updated_at = isOld ? later(now, -days(60)) : now;
  return texts.flatMap(({ kind, values = {}, english, before }) =>
    languageIds.flatMap((language, n) => {
      const value = (values as Partial<Record<string, string>>)[language];
      return !value || (place % 7 === 6 && n % 2 === 0)
        ? []
        : [{ inspection_point_id: id, kind, language, value, updated_at, source: isOld ? before : english }];
    }),
  );
}

/** Adds points of the demo through the same operation as the API, most of them by the provider's author. */
export async function loadPoints(db: WholeDb, byCategory: PointsByCategory, now: Date): Promise<void> {
  const open = withoutScopedTables(db);
  const ids = await readNamedIds(db);
  const provider = await demoAuthor(db, 'ada@provider.example');
  const distributor = await demoAuthor(db, 'dora@distributor.example');
  const translations = [];
  let place = 0;
  for (const [code, points] of Object.entries(byCategory))
    for (const point of points) {
      const sent = sentOf(point, idOf(ids.categories, code), ids);
      const id = await addPoint(open, point.ofDistributor ? distributor : provider, sent, now);
      translations.push(...translationsOf(id, point, place++, now));
    }
  if (translations.length > 0) await insertTranslations(open, translations);
}
