/** What the addresses of pages hold behind their question marks, as far as a page relies on it. */
import { isLanguage, type Language } from '@assay/domain/languages';

export const tokenSearch = (search: Record<string, unknown>): { problem?: string } =>
  search.problem === undefined ? {} : { problem: String(search.problem) };

export const setPasswordSearch = (search: Record<string, unknown>) => ({
  token: String(search.token ?? ''),
  userId: String(search.userId ?? ''),
});

/** Which run and which point of an audit are shown, and where one comes from. */
export const auditSearch = ({
  run,
  point,
  from,
}: Record<string, unknown>): { run?: string; point?: string; from?: string } => ({
  ...(run !== undefined && { run: String(run) }),
  ...(point !== undefined && { point: String(point) }),
  ...(from === 'check' && { from }),
});

/** On which machine, and in place of which inspection that was not started. */
export const startSearch = ({ equipment, again }: Record<string, unknown>): { equipment?: string; again?: string } => ({
  ...(equipment !== undefined && { equipment: String(equipment) }),
  ...(again !== undefined && { again: String(again) }),
});

/** For which customer something new is. */
export const ofCustomerSearch = (search: Record<string, unknown>): { customer?: string } =>
  search.customer === undefined ? {} : { customer: String(search.customer) };

/** For which customer an audit is, and in place of which that was not started. */
export const newAuditSearch = ({
  customer,
  again,
}: Record<string, unknown>): { customer?: string; again?: string } => ({
  ...(customer !== undefined && { customer: String(customer) }),
  ...(again !== undefined && { again: String(again) }),
});

/** A version or a language that does not read as one is as none at all. */
export const reportSearch = (
  search: Record<string, unknown>,
): { version?: number | undefined; lang?: Language | undefined; review?: true | undefined } => {
  const [version, lang] = [String(search.version), String(search.lang)];
  return {
    version: /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined,
    lang: isLanguage(lang) ? lang : undefined,
    // Looked at before it is submitted.
    review: String(search.review) === 'true' ? true : undefined,
  };
};

/** Reports of audits are always English. */
export const auditReportSearch = (search: Record<string, unknown>): { version?: number | undefined } => ({
  version: reportSearch(search).version,
});
