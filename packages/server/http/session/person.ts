import type { Caller } from '@assay/domain/access';
import type { Scope } from '../../db/visible.ts';

/** Who is asking: the session and the user behind a request. */
export interface Person extends Caller {
  sessionId: string;
  sessionKind: 'sso' | 'password' | 'debug';
  userId: string;
  name: string;
  email: string;
  groups: readonly string[];
  companyId: string;
  companyName: string;
  /** The product categories of an external user. */
  divisionIds: readonly string[];
  distributorAdmin: boolean;
}

export const scopeOf = (person: Person): Scope => ({
  userId: person.userId,
  companyId: person.external ? person.companyId : null,
  divisionIds: person.external ? person.divisionIds : null,
});
