import { newId } from '../id.ts';
import { type LineError, lineError } from '../imports/line-error.ts';
import type { PlannedLine, PlannedWrite, ShownChange, SourceLine } from '../imports/plan.ts';
import { type CustomerCells, customerColumns } from './import-columns.ts';
import { type CustomerTarget, customerTargets, type GivenField, givenFields } from './import-fields.ts';
import { faultsOf } from './read-customer-line.ts';

type Fields = Record<string, string>;

export interface KnownRow {
  id: string;
  fields: Fields;
}

export interface KnownCustomer extends KnownRow {
  sites: KnownRow[];
  contacts: KnownRow[];
}

/** A change in the words of the file's columns, beside the value that is stored. */
interface FieldChange extends GivenField {
  from: string;
  /** Shown to people instead of a stored id. */
  shown?: string;
}

/** The history names a part by its kind, since every part has a name. */
const historyFields: Record<CustomerTarget, Readonly<Record<string, string>>> = {
  customer: {},
  customer_site: { name: 'site' },
  customer_contact: { name: 'contact' },
};

/** A row as the file will leave it, with the line that first gave each field. */
interface Row {
  id: string;
  fields: Fields;
  isNew: boolean;
  givenBy: Map<string, number>;
}

/** Only a record found by its MDM id can be renamed; one found by its name may differ in case. */
const isRename = (field: string, from: string, to: string): boolean =>
  field === 'name' && from !== '' && from.toLowerCase() !== to.toLowerCase();

const known = ({ id, fields }: KnownRow): Row => ({ id, fields: { ...fields }, isNew: false, givenBy: new Map() });

const givenValue = (given: readonly GivenField[], field: string): string | undefined =>
  given.find((entry) => entry.field === field)?.value;

/** Plans one customer from its lines in order, against what is stored; blank cells change nothing. */
class CustomerPlan {
  readonly #rows: Record<CustomerTarget, Row[]>;
  readonly #writes = new Map<string, PlannedWrite>();

  constructor(existing: KnownCustomer | undefined) {
    this.#rows = {
      customer: existing ? [known(existing)] : [],
      customer_site: existing?.sites.map(known) ?? [],
      customer_contact: existing?.contacts.map(known) ?? [],
    };
  }

  get customerId(): string | undefined {
    return this.#rows.customer[0]?.id;
  }

  get writes(): PlannedWrite[] {
    // A contact may stand in an earlier line than its site, so sites are written first.
    return customerTargets.flatMap((target) => [...this.#writes.values()].filter((write) => write.target === target));
  }

  add({ line, cells }: SourceLine<CustomerCells>): PlannedLine {
    const title = [cells.name, cells.siteName, cells.contactName].filter(Boolean).join(' · ');
    const errors = [
      ...faultsOf(cells),
      ...customerTargets.flatMap((target) => this.#contradictions(target, cells)),
      ...this.#takenSiteName(cells),
    ];
    if (errors.length > 0) return { line, state: 'faulty', title, changes: [], errors };
    const isNew = this.customerId === undefined;
    const changes = customerTargets.flatMap((target) => this.#apply(target, cells, line));
    return { line, state: isNew ? 'new' : changes.length > 0 ? 'changed' : 'unchanged', title, changes, errors };
  }

  /** A later line may repeat an earlier one but not contradict it. */
  #contradictions(target: CustomerTarget, cells: CustomerCells): LineError[] {
    const given = givenFields(target, cells);
    const row = this.#find(target, given);
    return given.flatMap(({ field, title, value }) => {
      const earlier = row?.givenBy.get(field);
      if (!row || !earlier || row.fields[field] === value) return [];
      return [lineError(title, 'import.otherLineSays', { line: earlier, value: row.fields[field] ?? '' })];
    });
  }

  /** A site found by its MDM id must not get the name of another site. */
  #takenSiteName(cells: CustomerCells): LineError[] {
    const given = givenFields('customer_site', cells);
    const row = this.#find('customer_site', given);
    const name = givenValue(given, 'name')?.toLowerCase();
    const otherSite = this.#rows.customer_site.find(
      (other) => other !== row && other.fields.name?.toLowerCase() === name,
    );
    return row && otherSite ? [lineError('Site', 'customer.siteNameTaken')] : [];
  }

  /** Sites are found by MDM id before name; contacts by name. */
  #find(target: CustomerTarget, given: readonly GivenField[]): Row | undefined {
    if (target === 'customer') return this.#rows.customer[0];
    const rows = this.#rows[target];
    const [mdm, name] = [givenValue(given, 'mdm_site_id'), givenValue(given, 'name')?.toLowerCase()];
    return (
      rows.find((row) => mdm && row.fields.mdm_site_id === mdm) ??
      rows.find((row) => row.fields.name?.toLowerCase() === name)
    );
  }

  #apply(target: CustomerTarget, cells: CustomerCells, line: number): ShownChange[] {
    const given = givenFields(target, cells);
    if (given.length === 0) return [];
    const row = this.#find(target, given) ?? this.#begin(target);
    for (const { field } of given) if (!row.givenBy.has(field)) row.givenBy.set(field, line);
    const changes: FieldChange[] = given
      .map((entry) => ({ ...entry, from: row.fields[entry.field] ?? '' }))
      .filter(({ from, value }) => from !== value);
    for (const change of changes) this.#write(target, row, change);
    const implied = target === 'customer_contact' ? this.#implied(row, cells) : [];
    for (const change of implied) this.#write(target, row, change);
    return [...changes, ...implied].map(({ field, title, from, value, shown = value }) => ({
      field: title,
      from,
      to: shown,
      ...(isRename(field, from, shown) && { renames: true as const }),
    }));
  }

  /** A contact without a site gets that of its line, one without a language that of its customer. */
  #implied(contact: Row, cells: CustomerCells): FieldChange[] {
    const site = this.#find('customer_site', givenFields('customer_site', cells));
    const language = this.#rows.customer[0]?.fields.language;
    const siteChange = { field: 'customer_site_id', title: 'Contact site', from: '', shown: site?.fields.name ?? '' };
    const languageChange = { field: 'language', title: customerColumns.contactLanguage.title, from: '' };
    return [
      ...(cells.siteName && site && !contact.fields.customer_site_id ? [{ ...siteChange, value: site.id }] : []),
      ...(language && !contact.fields.language ? [{ ...languageChange, value: language }] : []),
    ];
  }

  #begin(target: CustomerTarget): Row {
    const row: Row = { id: newId(), fields: {}, isNew: true, givenBy: new Map() };
    this.#rows[target].push(row);
    return row;
  }

  #write(target: CustomerTarget, row: Row, { field, from, value, shown = value }: FieldChange): void {
    const kind = row.isNew ? 'insert' : 'update';
    const write = this.#writes.get(row.id) ?? { target, kind, id: row.id, fields: {}, changes: [] };
    write.fields[field] = value;
    write.changes.push({ field: historyFields[target][field] ?? field, from, to: shown });
    row.fields[field] = value;
    this.#writes.set(row.id, write);
  }
}

export function planCustomer(lines: readonly SourceLine<CustomerCells>[], existing: KnownCustomer | undefined) {
  const plan = new CustomerPlan(existing);
  const planned = lines.map((line) => plan.add(line));
  return { customerId: plan.customerId, planned, writes: plan.writes };
}
