import { newId } from '@assay/domain/id';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { createEquipment } from '../features/equipment/equipment.queries.ts';
import { assignCompanies } from '../features/equipment/equipment-parts.queries.ts';
import { createFamily, createModel } from '../features/products/products.queries.ts';
import { demoCategories, demoFamilies } from './product-list.ts';

const machines = 600;
/** What people call their machines, by category. */
const nickNames: Record<string, string[]> = {
  crushers: ['Primary jaw', 'Secondary cone', 'Tertiary east', 'Tertiary west', 'Old faithful', 'Big blue', 'Recycler'],
  screens: ['Scalper', 'Final screen', 'Sand screen', 'Ballast screen', 'North tower', 'Rental'],
  surface_drills: ['Number 7', 'Ridge runner', 'Bench drill', 'Spare rig', 'Night shift', 'Long boom'],
};

/** A number below `count`: the same for the same machine and question, and unlike for different questions. */
const pick = (count: number, i: number, question: number): number =>
  (((Math.imul(i * 61 + question, 2_654_435_761) >>> 0) / 2 ** 32) * count) | 0;

interface Model {
  product_family_id: string;
  family_name: string;
  product_model_id: string;
  model_name: string;
  category: string;
}

async function addProducts(db: WholeDb, now: Date): Promise<Model[]> {
  const open = withoutScopedTables(db);
  const categories = demoCategories.map((category) => ({ id: newId(), ...category }));
  await db.insertInto('product_category').values(categories).execute();
  const models: Model[] = [];
  for (const [code, name, longName, modelNames] of demoFamilies) {
    const category = categories.find((one) => one.code === code);
    const fields = {
      name,
      long_name: longName,
      division: '',
      product_category_id: category?.id ?? '',
      category_name: category?.name ?? '',
    };
    const family = await createFamily(open, fields, now);
    for (const modelName of modelNames) {
      const model = await createModel(open, family.id, modelName, now);
      models.push({
        product_family_id: family.id,
        family_name: name,
        product_model_id: model.id,
        model_name: modelName,
        category: code,
      });
    }
  }
  return models;
}

/** Some machines have no serial number, most no nickname; a machine without both would be nobody's. */
function namesOf(i: number, { category, family_name }: Model): { serial_number: string; nick_name: string } {
  const letters = family_name
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 2)
    .toUpperCase();
  const serial_number = pick(11, i, 1) === 0 ? '' : `${letters}${20_000 + i * 17}`;
  const names = nickNames[category] ?? [];
  const nick_name = names[pick(names.length, i, 3)] ?? '';
  // What has no other name is numbered, or nobody could tell it from its namesakes.
  if (serial_number === '') return { serial_number, nick_name: `${nick_name} ${i + 1}` };
  return { serial_number, nick_name: pick(3, i, 2) === 0 ? nick_name : '' };
}

/** The drills in the region of Kivi Drilling Service are theirs; every fifth machine that they might have is the other company's, and so are some screens. */
function companyOf(category: string, i: number): number | undefined {
  if (category === 'surface_drills') return i % 5 === 0 ? 1 : 0;
  return category === 'screens' && i % 3 === 0 ? 1 : undefined;
}

/** Adds the demo's products and machines, some of them with a company. */
export async function loadEquipment(db: WholeDb, now: Date): Promise<void> {
  const models = await addProducts(db, now);
  const sites = await db.selectFrom('customer_site').select(['id', 'customer_id']).orderBy('id').execute();
  const companies = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('is_provider', '=', false)
    .orderBy('name')
    .execute();
  for (let i = 0; i < machines; i++) {
    const chosen = models[(i * 7) % models.length] as Model;
    const { category, ...model } = chosen;
    // Every sixth is not at any customer's yet.
    const site = pick(6, i, 4) === 0 ? undefined : sites[pick(sites.length, i, 5)];
    const id = await createEquipment(
      withoutScopedTables(db),
      {
        ...model,
        ...namesOf(i, chosen),
        mdm_equipment_id: pick(4, i, 6) === 0 ? '' : `E${500_000 + i * 11}`,
        customer_id: site?.customer_id ?? null,
        customer_site_id: site?.id ?? null,
      },
      now,
    );
    const company = companies[companyOf(category, i) ?? companies.length];
    if (company) await assignCompanies(withoutScopedTables(db), id, [company.id]);
  }
}
