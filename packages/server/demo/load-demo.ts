import { newId } from '@assay/domain/id';
import { days, later, oneYearAfter } from '@assay/domain/time';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../db/pool.ts';
import { namelessProvider } from '../db/provider-company.ts';
import { inTransaction, nobody } from '../db/transaction.ts';
import { takeTurn } from '../db/turns.ts';
import { admitStaff, type GroupNames } from '../features/auth/admit-staff.ts';
import { hashPassword } from '../features/people/passwords.ts';
import type { FileStorage } from '../providers/files/file-storage.ts';
import {
  type DemoExternal,
  demoCompanies,
  demoDivisions,
  demoExternals,
  demoPassword,
  demoProvider,
} from '../providers/sign-in/demo-externals.ts';
import { demoStaff } from '../providers/sign-in/demo-people.ts';
import { loadAuditLibrary } from './audits/load-audit-library.ts';
import { loadAudits } from './audits/load-audits.ts';
import { loadDocuments, type StoredDocument, storeDocuments } from './documents/load-documents.ts';
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
  say?: Say;
}

type Say = (line: string) => void;

/** The records are older than the inspections in it. */
const yearsBefore = days(3.2 * 365);

/** Customers, machines, points and protocols, with their languages, documents and certificates. */
async function loadLibrary(db: WholeDb, documents: readonly StoredDocument[], now: Date, say: Say): Promise<void> {
  const open = withoutScopedTables(db);
  const founded = later(now, -yearsBefore);
  await tellOf(open, founded);
  await loadCustomers(db, founded);
  await loadEquipment(db, founded);
  await addDivisions(db);
  await loadPoints(db, libraryPoints, founded);
  await loadProtocols(db, libraryProtocols, founded);
  await loadAuditLibrary(db, founded);
  await tellOf(open, now);
  say('  Customers, machines, inspection points and protocols are there.');
  await loadLanguages(db, founded);
  say(`  ${await loadDocuments(db, documents, now)} documents are there.`);
  await loadCertificates(db, now);
}

/** The field work of three years. */
async function loadFieldWork(db: WholeDb, albumOf: (owner: { userId: string }) => Album, now: Date, say: Say) {
  const open = withoutScopedTables(db);
  await loadOptionImages(db, albumOf, now);
  await loadInspections(db, albumOf, now, (done, of) => say(`  ${done} of ${of} inspections are there.`));
  await tellOf(open, now);
  say(`  ${await loadAudits(db, albumOf, now)} audits are there.`);
}

const hasPeople = async (db: WholeDb): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Fills an installation without people with the demo; answers whether it did. All rows are written in one transaction: a load
 * that is cut off leaves none, and the next start begins again.
 */
export async function loadDemo({ db, pool, storage }: DemoDeps, rules: DemoRules, now: Date): Promise<boolean> {
  if (await hasPeople(db)) return false;
  const { say = () => {}, content } = rules;
  if (content !== 'people') say('Making the demo, on the first start only; this takes half a minute or more.');
  const passwordHash = await hashPassword(demoPassword);
  const place = { db: withoutScopedTables(db), storage, now };
  const photos = content === 'whole' ? await storePhotos(place) : new Map();
  if (photos.size > 0) say('  Photos are there.');
  const documents = content === 'people' ? [] : await storeDocuments(place);
  return inTransaction(pool, nobody, async (transaction) => {
    await takeTurn(transaction, 'demo');
    // Another process may have made it by now.
    if (await hasPeople(transaction)) return false;
    const open = withoutScopedTables(transaction);
    for (const { email, name, groups } of demoStaff)
      await admitStaff(open, { issuer: rules.issuer, subject: email, email, name, groups }, rules, now);
    await addExternals(transaction, await addCompanies(transaction), passwordHash, now);
    await tellOf(open, now);
    if (content === 'people') return true;
    await loadLibrary(transaction, documents, now, say);
    if (content === 'library') return true;
    // One for all: a picture is stored once and becomes an image once.
    let album: Album | undefined;
    const albumOf = ({ userId }: { userId: string }) => {
      album ??= openAlbum(open, place, photos, userId);
      return album;
    };
    await loadFieldWork(transaction, albumOf, now, say);
    return true;
  });
}
