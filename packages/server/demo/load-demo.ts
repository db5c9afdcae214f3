import { newId } from '@assay/domain/id';
import { days, later, oneYearAfter } from '@assay/domain/time';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { namelessProvider } from '../db/provider-company.ts';
import { inTransaction, nobody } from '../db/transaction.ts';
import { takeTurn } from '../db/turns.ts';
import { admitStaff } from '../features/auth/admit-staff.ts';
import type { GroupNames } from '../features/auth/group-names.ts';
import { hashPassword } from '../features/people/passwords.ts';
import type { FileStorage } from '../providers/files/file-storage.ts';
import { demoStaff } from '../providers/sign-in/demo-people.ts';
import { loadAuditLibrary } from './audits/load-audit-library.ts';
import { loadAudits } from './audits/load-audits.ts';
import {
  type DemoExternal,
  demoCompanies,
  demoDivisions,
  demoExternals,
  demoPassword,
  demoProvider,
} from './demo-externals.ts';
import { type DemoStep, demoSteps, rememberStep, stepsDone } from './demo-steps.queries.ts';
import { loadDocuments, storeDocuments } from './documents/load-documents.ts';
import { loadInspections } from './inspections/load-inspections.ts';
import { type Album, openAlbum, storePhotos } from './inspections/pictures/album.ts';
import { loadLanguages } from './languages/load-languages.ts';
import { loadCertificates } from './load-certificates.ts';
import { loadCustomers } from './load-customers.ts';
import { loadEquipment } from './load-equipment.ts';
import { libraryPoints, loadPoints } from './load-points.ts';
import { libraryProtocols, loadProtocols } from './load-protocols.ts';
import { loadOptionImages } from './option-images/load-option-images.ts';
import { tellOf } from './tell-past.queries.ts';

async function addCompanies(db: WholeDb): Promise<Map<string, string>> {
  const rows = demoCompanies.map((name) => ({ id: newId(), name }));
  await db.insertInto('company').values(rows).execute();
  await db
    .updateTable('company')
    .set({ name: demoProvider })
    .where('is_provider', '=', true)
    .where('name', '=', namelessProvider)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function accountOf(person: DemoExternal, passwordHash: string, now: Date) {
  if (person.state === 'no password') return {};
  const expired = person.state === 'expired';
  const activated = later(now, expired ? -days(400) : -days(30));
  return { password_hash: passwordHash, activated_at: activated, expires_at: oneYearAfter(activated) };
}

async function addExternals(
  db: WholeDb,
  companies: Map<string, string>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const person of demoExternals)
    await db
      .insertInto('app_user')
      .values({
        id: newId(),
        kind: 'external',
        email: person.email,
        name: person.name,
        company_id: companies.get(person.company) ?? '',
        distributor_admin: person.distributorAdmin,
        ...accountOf(person, passwordHash, now),
      })
      .execute();
}

/** Divisions are product categories, which come with the products. */
async function addDivisions(db: WholeDb): Promise<void> {
  const categories = await db.selectFrom('product_category').select(['id', 'code']).execute();
  const users = await db.selectFrom('app_user').select(['id', 'email']).where('kind', '=', 'external').execute();
  const rows = users.flatMap(({ id, email }) => {
    const person = demoExternals.find((one) => one.email === email);
    const codes = person ? demoDivisions[person.company] : [];
    return categories
      .filter(({ code }) => codes.includes(code))
      .map((category) => ({ user_id: id, product_category_id: category.id }));
  });
  await db.insertInto('user_division').values(rows).execute();
}

export interface DemoDeps {
  db: WholeDb;
  pool: pg.Pool;
  storage: FileStorage;
}

/** Tests mostly make what they need; some want what field work begins with, and some the field work of three years. */
export type DemoContent = 'people' | 'library' | 'whole';

export interface DemoRules {
  content: DemoContent;
  issuer: string;
  names: GroupNames;
  domain: string;
  /** Called with what is being made, since that takes its time. */
  say?: (line: string) => void;
}

/** The records are older than the inspections in it. */
const yearsBefore = days(3.2 * 365);

/** Customers, machines, points and protocols. */
async function loadLibrary(db: WholeDb, founded: Date): Promise<void> {
  await loadCustomers(db, founded);
  await loadEquipment(db, founded);
  await addDivisions(db);
  await loadPoints(db, libraryPoints, founded);
  await loadProtocols(db, libraryProtocols, founded);
}

const stepsOf: Record<DemoContent, readonly DemoStep[]> = {
  people: ['people'],
  library: ['people', 'library', 'audit library', 'languages', 'documents', 'certificates'],
  whole: demoSteps,
};

/** What an installation must have had before it gets a step later on; steps that are not named come with the first start alone. */
const madeUpFor: Partial<Record<DemoStep, DemoStep>> = {
  'audit library': 'library',
  'option images': 'inspections',
  languages: 'library',
  documents: 'library',
  certificates: 'library',
  audits: 'inspections',
};

/** What is still to be made: all of it for an empty installation, what is new for one that has the rest. */
async function missingSteps(db: WholeDb, content: DemoContent): Promise<readonly DemoStep[]> {
  const done = await stepsDone(db);
  const missing = stepsOf[content].filter((step) => !done.has(step));
  if (done.size === 0) return missing;
  return missing.filter((step) => {
    const before = madeUpFor[step];
    return before !== undefined && done.has(before);
  });
}

/** Fills an empty installation with the demo, wholly or not at all, and one of an earlier version with what is new; answers whether it did. */
export async function loadDemo(deps: DemoDeps, rules: DemoRules, now: Date): Promise<boolean> {
  const wanted = await missingSteps(deps.db, rules.content);
  if (wanted.length === 0) return false;
  const isFirst = wanted.includes('people');
  try {
    return await makeSteps(deps, rules, isFirst, now);
  } catch (error) {
    if (isFirst) throw error;
    // People may have changed what the new things build on; their demo goes on as it is.
    const reason = error instanceof Error ? error.message : String(error);
    rules.say?.(`  It could not be added: ${reason} To get it, start with an empty data folder (ASSAY_DATA_DIR).`);
    return false;
  }
}

async function makeSteps(
  { db, pool, storage }: DemoDeps,
  rules: DemoRules,
  isFirst: boolean,
  now: Date,
): Promise<boolean> {
  const { say = () => {}, content } = rules;
  if (!isFirst) say('Adding what is new to the demo; what is there stays as it is.');
  else if (content !== 'people') say('Making the demo, on the first start only; this takes half a minute or more.');
  const passwordHash = isFirst ? await hashPassword(demoPassword) : '';
  const place = { db: withoutScopedTables(db), storage, now };
  const photos = content === 'whole' ? await storePhotos(place) : new Map();
  if (photos.size > 0) say('  Photos are there.');
  const documents = (await missingSteps(db, content)).includes('documents') ? await storeDocuments(place) : [];
  return inTransaction(pool, nobody, async (transaction) => {
    await takeTurn(transaction, 'demo');
    const open = withoutScopedTables(transaction);
    // One for all: a picture is stored once and becomes an image once.
    let album: Album | undefined;
    const albumOf = ({ userId }: { userId: string }) => {
      album ??= openAlbum(open, place, photos, userId);
      return album;
    };
    const founded = later(now, -yearsBefore);
    const make: Record<DemoStep, () => Promise<void>> = {
      people: async () => {
        for (const { email, name, groups } of demoStaff)
          await admitStaff(open, { issuer: rules.issuer, subject: email, email, name, groups }, rules, now);
        await addExternals(transaction, await addCompanies(transaction), passwordHash, now);
      },
      library: async () => {
        await tellOf(open, founded);
        await loadLibrary(transaction, founded);
        say('  Customers, machines, inspection points and protocols are there.');
      },
      'audit library': () => loadAuditLibrary(transaction, founded, now),
      'option images': () => loadOptionImages(transaction, albumOf, now),
      languages: () => loadLanguages(transaction, founded),
      documents: async () => say(`  ${await loadDocuments(transaction, documents, now)} documents are there.`),
      certificates: () => loadCertificates(transaction, now),
      inspections: () =>
        loadInspections(transaction, albumOf, now, (done, of) => say(`  ${done} of ${of} inspections are there.`)),
      audits: async () => say(`  ${await loadAudits(transaction, albumOf, now)} audits are there.`),
    };
    // Another process may have done it by now.
    const steps = await missingSteps(transaction, content);
    for (const step of steps) {
      await make[step]();
      await tellOf(open, now);
      // People are known by their rows.
      if (step !== 'people') await rememberStep(transaction, step);
    }
    return steps.length > 0;
  });
}
