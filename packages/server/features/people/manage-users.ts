import type { HistoryEntry } from '@assay/contract/history';
import type { ExternalUser, ExternalUserInput } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { fieldError, forbidden, invalidField, notFound, refuse } from '@assay/domain/problem';
import { listEvents, sinceArrival } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findVisibleCompany, findVisibleCompanyByName, insertCompany } from './companies.queries.ts';
import {
  type AccountFields,
  findAddress,
  findManagedUser,
  knownCategories,
  type ManagedUser,
  namesInAccounts,
} from './managed-users.queries.ts';

export const shownUser = (user: ManagedUser): ExternalUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  company: { id: user.company_id, name: user.company_name },
  categories: user.division_ids.map((productCategoryId) => ({ productCategoryId })),
  distributorAdmin: user.distributor_admin,
  expires: user.expires_at?.toISOString() ?? null,
  hasPassword: user.has_password,
  revision: user.revision,
});

export async function readUser(db: Db, scope: Scope, id: string): Promise<ExternalUser> {
  const user = await findManagedUser(db, scope, id);
  if (!user) throw notFound();
  return shownUser(user);
}

/** The checked fields of an account to be. */
interface Wanted {
  fields: AccountFields;
  divisionIds: string[];
}

interface Surroundings {
  db: Db;
  scope: Scope;
  /** The provider's own domain, whose people use single sign-on instead. */
  domain: string;
}

const isOfDomain = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

/** Somebody outside learns of an address in use only where they see its owner. */
async function refuseAddress(
  { db, scope, domain }: Surroundings,
  email: string,
  before: ManagedUser | undefined,
): Promise<void> {
  if (isOfDomain(email, domain)) throw invalidField('email', 'person.emailOfStaff', { domain });
  const owner = await findAddress(db, email);
  if (!owner || owner.id === before?.id) return;
  const isVisible = scope.companyId === null || scope.companyId === owner.company_id;
  throw invalidField('email', isVisible ? 'person.emailTaken' : 'person.emailUnusable');
}

async function refuseUnknownDivisions(db: Db, ids: readonly string[]): Promise<void> {
  const known = new Set((await knownCategories(db, ids)).map(({ id }) => id));
  refuse(
    ids.flatMap((id, place) =>
      known.has(id) ? [] : fieldError(`categories.${place}.productCategoryId`, 'person.divisionUnknown'),
    ),
  );
}

/** An admin of a company gives nobody more than they have, and leaves company and rights as they are. */
function refuseWidening(
  { companyId, divisionIds }: Scope,
  input: ExternalUserInput,
  wanted: readonly string[],
  before: ManagedUser | undefined,
): void {
  if (companyId === null) return;
  const isOtherCompany = input.company !== undefined && input.company.id !== companyId;
  const isOtherRight = (input.distributorAdmin ?? false) !== (before?.distributor_admin ?? false);
  const given = wanted.filter((id) => !before?.division_ids.includes(id));
  const isBeyond = given.some((id) => !divisionIds?.includes(id));
  // A new address gets a link for a new password: nobody may give one to an account that may do more than they.
  const takesOver =
    before !== undefined &&
    before.email !== input.email &&
    before.division_ids.some((id) => !divisionIds?.includes(id));
  if (isOtherCompany || (input.distributorAdmin !== undefined && isOtherRight) || isBeyond || takesOver)
    throw forbidden();
}

export async function wantedUser(
  around: Surroundings,
  input: ExternalUserInput,
  before: ManagedUser | undefined,
): Promise<Wanted> {
  const { db, scope } = around;
  const divisionIds = [...new Set(input.categories.map(({ productCategoryId }) => productCategoryId))];
  refuseWidening(scope, input, divisionIds, before);
  await refuseUnknownDivisions(db, divisionIds);
  await refuseAddress(around, input.email, before);
  const kept = scope.companyId ?? before?.company_id;
  if (input.company === undefined && kept === undefined) throw invalidField('company', 'company.idOrName');
  return {
    divisionIds,
    fields: {
      name: input.name,
      email: input.email,
      company_id: scope.companyId ?? (input.company ? await chooseCompany(db, scope, input.company) : (kept ?? '')),
      distributor_admin: input.distributorAdmin ?? before?.distributor_admin ?? false,
    },
  };
}

type Chosen = NonNullable<ExternalUserInput['company']>;

/** The company that staff chose for somebody: one that is there, or a new one; a name that exists already means that one. */
async function chooseCompany(db: Db, scope: Scope, { id, name = '' }: Chosen): Promise<string> {
  const path = id === undefined ? 'company.name' : 'company.id';
  const found = await (id === undefined
    ? findVisibleCompanyByName(db, scope, name)
    : findVisibleCompany(db, scope, id));
  if (found?.is_provider) throw invalidField(path, 'company.isProvider', { name: found.name });
  if (found) return found.id;
  if (id !== undefined) throw invalidField(path, 'company.unknown');
  const company = { id: newId(), name };
  await insertCompany(db, company);
  return company.id;
}

const isMove = ({ changes }: HistoryEntry): boolean =>
  changes.some(({ field, from, to }) => field === 'company_id' && from !== null && to !== null);

/** The history of an account; readers from outside see nothing of its time in another company. */
export async function showUserHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'user', id);
  return withNames(sinceArrival(events, scope, isMove), (ids) => namesInAccounts(db, scope, ids));
}
