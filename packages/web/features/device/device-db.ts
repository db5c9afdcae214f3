import Dexie, { type Table } from 'dexie';
import type { Entry, ServerState } from '../runs/queue/entry.ts';
import type { RecordKey } from '../runs/queue/records.ts';

/** `inspections/{id}` or `audits/{id}`. */
export type VisitName = `${'inspections' | 'audits'}/${string}`;

interface OfVisit {
  /** The person whose work it is: nobody else sees it, and it is sent under no other name. */
  owner: string;
  visit: VisitName;
}

export interface EntryRow extends OfVisit {
  id: string;
  /** The tab that has it open; empty when none has. */
  tab: string;
  /** The file of an upload lies apart, so that it is written once. */
  entry: Entry;
}

export interface FileRow extends OfVisit {
  key: RecordKey;
  file: File;
}

/** Under which key the photo is kept that another one was drawn on. */
export const originalKey = (key: RecordKey): RecordKey => `${key}/original`;

export interface StateRow extends OfVisit {
  key: RecordKey;
  state: ServerState;
}

export interface VisitRow extends OfVisit {
  /** As lists call it. */
  name: string;
  usedAt: number;
}

export interface ReplyRow {
  owner: string;
  name: string;
  reply: unknown;
  /** When the server said it. */
  keptAt: number;
  /** When it was shown last. */
  usedAt: number;
  /** The server does not know this visit yet: the device made the reply itself. */
  begun?: VisitName;
}

/** A machine on which work may be begun without network. */
export interface MachineRow {
  owner: string;
  id: string;
  name: string;
  /** What tells it from others of that name. */
  detail: string;
  /** When all that its work needs was read. */
  keptAt: number;
  /** Its model and its customer, which are kept as long as it is. */
  productId: string;
  customerId: string | null;
}

/** A customer at whose sites work may be begun without network. */
export interface CustomerRow {
  owner: string;
  id: string;
  name: string;
  detail: string;
  keptAt: number;
}

/** A product model of which a new machine may be named without network. */
export interface ProductRow {
  owner: string;
  id: string;
  name: string;
  family: { id: string; name: string };
  keptAt: number;
}

/** A signature that is drawn and not signed yet. */
interface DrawingRow extends OfVisit {
  role: string;
  drawing: object;
}

/** What a person wants on this device, whether they worked on it lately or not. */
export interface ChosenRow {
  owner: string;
  kind: 'machine' | 'customer';
  id: string;
  name: string;
}

/** What this device keeps of somebody's work, so that it outlasts the page, the browser and the day. */
export class DeviceDb extends Dexie {
  declare entries: Table<EntryRow, [string, string, string]>;
  declare files: Table<FileRow, [string, string, string]>;
  declare states: Table<StateRow, [string, string, string]>;
  declare visits: Table<VisitRow, [string, string]>;
  declare replies: Table<ReplyRow, [string, string]>;
  declare machines: Table<MachineRow, [string, string]>;
  declare customers: Table<CustomerRow, [string, string]>;
  declare products: Table<ProductRow, [string, string]>;
  declare chosen: Table<ChosenRow, [string, string, string]>;
  declare drawings: Table<DrawingRow, [string, string, string]>;

  constructor() {
    // Written through to the disk: a device may lose its power the next moment.
    super('assay', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      entries: '[owner+visit+id], [owner+visit], owner',
      files: '[owner+visit+key], [owner+visit]',
      states: '[owner+visit+key], [owner+visit]',
      visits: '[owner+visit], owner, usedAt',
      replies: '[owner+name], usedAt, [owner+begun]',
      machines: '[owner+id], owner',
      customers: '[owner+id], owner',
      products: '[owner+id], owner',
      chosen: '[owner+kind+id], owner',
      drawings: '[owner+visit+role], [owner+visit]',
    });
  }
}

let opened: DeviceDb | undefined;

/** Undefined where the browser has none, as in some private windows. */
export function deviceDb(): DeviceDb | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  opened ??= new DeviceDb();
  return opened;
}
