import { newId } from '@assay/domain/id';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { assignCompanies } from '../features/equipments/equipment-parts.queries.ts';
import { createEquipment } from '../features/equipments/equipments.queries.ts';
import { createFamily } from '../features/product-families/product-families.queries.ts';
import { createModel } from '../features/product-families/product-models.queries.ts';
import { demoCategories, demoFamilies } from './product-list.ts';

const machines = 600;
const nickNames = [
  'Old faithful',
  'North line',
  'Line 2',
  'Line 10',
  'Primary',
  'Secondary',
  'Big blue',
  'Spare',
  'Rental',
  'Number 7',
];

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

/** Some machines have no serial number, some no nickname; every sixth is not at any customer's yet. */
function namesOf(i: number): { serial_number: string; nick_name: string } {
  const serial_number = i % 11 === 10 ? '' : `${String.fromCharCode(65 + (i % 20))}${70_000 + i * 7}`;
  const nick_name = serial_number !== '' && i % 3 !== 0 ? '' : `${nickNames[i % nickNames.length]} ${1 + (i % 24)}`;
  return { serial_number, nick_name };
}

/** Adds the demo's products and machines, the drills of Kivi's region to Kivi. */
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
    const { category, ...model } = models[(i * 7) % models.length] as Model;
    const site = i % 6 === 5 ? undefined : sites[(i * 13) % sites.length];
    const id = await createEquipment(
      withoutScopedTables(db),
      {
        ...model,
        ...namesOf(i),
        mdm_equipment_id: i % 4 === 3 ? '' : `E${500_000 + i * 11}`,
        customer_id: site?.customer_id ?? null,
        customer_site_id: site?.id ?? null,
      },
      now,
    );
    const company = category === 'surface_drills' ? companies[i % 5 === 0 ? 1 : 0] : undefined;
    if (company) await assignCompanies(withoutScopedTables(db), id, [company.id]);
  }
}
