import type { ExternalUser, ExternalUserInput } from '@assay/contract/people';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import { t } from './managed-users.texts.ts';

/** A product category that somebody works with, as a part of a draft. */
export type Division = { id: string; name: string };

// A type and not an interface: drafts are read by the names of their fields.
export type UserDraft = {
  name: string;
  email: string;
  /** Empty for no. */
  distributorAdmin: 'yes' | '';
  companyKind: 'select' | 'new';
  company: Reference | null;
  newCompany: string;
  divisions: readonly Division[];
};

export const emptyUser = (): UserDraft => ({
  name: '',
  email: '',
  distributorAdmin: '',
  companyKind: 'select',
  company: null,
  newCompany: '',
  divisions: [],
});

/** The names of divisions come from elsewhere. */
export const userDraftOf = (user: ExternalUser, nameOf: (categoryId: string) => string): UserDraft => ({
  ...emptyUser(),
  name: user.name,
  email: user.email,
  distributorAdmin: user.distributorAdmin ? 'yes' : '',
  company: user.company,
  divisions: user.categories.map(({ productCategoryId: id }) => ({ id, name: nameOf(id) })),
});

const companyOf = ({ companyKind, company, newCompany }: UserDraft) =>
  companyKind === 'new' ? { name: newCompany.trim() } : { id: company?.id ?? '' };

/** Whoever is external themselves says nothing of company and rights: both stay as they are. */
export const userInputOf = (draft: UserDraft, external: boolean): ExternalUserInput => ({
  name: draft.name.trim(),
  email: draft.email.trim(),
  categories: draft.divisions.map(({ id }) => ({ productCategoryId: id })),
  ...(!external && { company: companyOf(draft), distributorAdmin: draft.distributorAdmin !== '' }),
});

/** As the specification has it; the server looks closer. */
export function userFaultsOf(draft: UserDraft, external: boolean): Record<string, string> {
  const isNew = draft.companyKind === 'new';
  return {
    ...(draft.name.trim() === '' && { name: t('nameNeeded') }),
    ...(!draft.email.includes('@') && { email: t('emailNeeded') }),
    ...(!external && isNew && draft.newCompany.trim() === '' && { newCompany: t('newCompanyNeeded') }),
    ...(!external && !isNew && !draft.company && { company: t('companyNeeded') }),
    ...(draft.divisions.length === 0 && { divisions: t('divisionsNeeded') }),
  };
}

const fieldNames: Readonly<Record<string, string>> = { 'company.name': 'newCompany', 'company.id': 'company' };

/** The field of the form that an error of the server belongs to. */
export const userFieldOf = (path: string): string =>
  path.startsWith('categories') ? 'divisions' : (fieldNames[path] ?? path);
