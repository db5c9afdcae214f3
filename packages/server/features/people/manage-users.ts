import type { ExternalUser, ExternalUserInput } from '@assay/contract/people';
import { fieldError, forbidden, invalidField, notFound, refuse } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { chooseCompany } from './choose-company.ts';
import {
  type AccountFields,
  findAddress,
  findManagedUser,
  knownCategories,
  type ManagedUser,
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

/** What a person is to become, checked; `was` is what they are, if they exist. */
interface Wanted {
  fields: AccountFields;
  divisionIds: string[];
}

interface Surroundings {
  db: Db;
  scope: Scope;
  /** The provider's own, whose people sign in otherwise. */
  domain: string;
}

const isOfDomain = (email: string, domain: string): boolean => email.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

/** Somebody outside learns of an address in use only where they see its owner. */
async function refuseAddress(
  { db, scope, domain }: Surroundings,
  email: string,
  was: ManagedUser | undefined,
): Promise<void> {
  if (isOfDomain(email, domain)) throw invalidField('email', 'person.emailOfStaff', { domain });
  const owner = await findAddress(db, email);
  if (!owner || owner.id === was?.id) return;
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
  was: ManagedUser | undefined,
): void {
  if (companyId === null) return;
  const isOtherCompany = input.company !== undefined && input.company.id !== companyId;
  const isOtherRight = (input.distributorAdmin ?? false) !== (was?.distributor_admin ?? false);
  const given = wanted.filter((id) => !was?.division_ids.includes(id));
  const isBeyond = given.some((id) => !divisionIds?.includes(id));
  // Whoever names the address of an account can have its password: not where the account may do more than they.
  const takesOver =
    was !== undefined && was.email !== input.email && was.division_ids.some((id) => !divisionIds?.includes(id));
  if (isOtherCompany || (input.distributorAdmin !== undefined && isOtherRight) || isBeyond || takesOver)
    throw forbidden();
}

export async function wantedUser(
  around: Surroundings,
  input: ExternalUserInput,
  was: ManagedUser | undefined,
): Promise<Wanted> {
  const { db, scope } = around;
  const divisionIds = [...new Set(input.categories.map(({ productCategoryId }) => productCategoryId))];
  refuseWidening(scope, input, divisionIds, was);
  await refuseUnknownDivisions(db, divisionIds);
  await refuseAddress(around, input.email, was);
  const kept = scope.companyId ?? was?.company_id;
  if (input.company === undefined && kept === undefined) throw invalidField('company', 'company.idOrName');
  return {
    divisionIds,
    fields: {
      name: input.name,
      email: input.email,
      company_id: scope.companyId ?? (input.company ? await chooseCompany(db, scope, input.company) : (kept ?? '')),
      distributor_admin: input.distributorAdmin ?? was?.distributor_admin ?? false,
    },
  };
}
