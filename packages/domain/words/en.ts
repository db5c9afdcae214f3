import { accounts } from './en/accounts.ts';
import { audits } from './en/audits.ts';
import { certificates } from './en/certificates.ts';
import { customers } from './en/customers.ts';
import { documents } from './en/documents.ts';
import { equipment } from './en/equipment.ts';
import { files } from './en/files.ts';
import { imports } from './en/imports.ts';
import { inspections } from './en/inspections.ts';
import { points } from './en/points.ts';
import { protocols } from './en/protocols.ts';
import { requests } from './en/requests.ts';
import { runs } from './en/runs.ts';
import { translations } from './en/translations.ts';
import { values } from './en/values.ts';

/** English is the first table and defines all codes. */
export const en = {
  ...values,
  ...requests,
  ...accounts,
  ...certificates,
  ...customers,
  ...equipment,
  ...documents,
  ...points,
  ...protocols,
  ...runs,
  ...inspections,
  ...audits,
  ...files,
  ...imports,
  ...translations,
};
