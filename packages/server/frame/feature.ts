import type { Endpoints } from '@assay/contract/base/endpoint';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Db, WholeDb } from '../db/pool.ts';
import type { AddressSigner } from '../http/addresses/signed-addresses.ts';
import type { IncomingFolder } from '../http/body/incoming-folder.ts';
import type { Handlers } from '../http/frame/handlers.ts';
import type { LogWriter } from '../http/frame/web-log.ts';
import type { People } from '../http/session/session.ts';
import type { SigningKeys } from '../http/session/signing-keys.ts';
import type { Jobs } from '../jobs/runner.ts';
import type { Service } from '../jobs/service.ts';
import type { FileStorage } from '../providers/files/file-storage.ts';
import type { Mailer } from '../providers/mail/mailer.ts';
import type { PdfRenderer } from '../providers/pdf/pdf-renderer.ts';
import type { StaffSignIn } from '../providers/sign-in/staff-sign-in.ts';
import type { ImportNoun } from './import-noun.ts';
import type { MailTemplate } from './mail-templates.ts';
import type { Uploads } from './uploads.ts';

/** What features are built with. */
export interface Deps {
  config: Config;
  /** Of the product. */
  version: string;
  clock: () => Date;
  pool: pg.Pool;
  db: WholeDb;
  /** The same without the tables that have a scope. */
  open: Db;
  keys: SigningKeys;
  signer: AddressSigner;
  incoming: IncomingFolder;
  storage: FileStorage;
  uploads: Uploads;
  pdf: PdfRenderer;
  mailer: Mailer;
  logs: LogWriter;
  staffSignIn: StaffSignIn;
  people: People;
}

/** Calls of the contract with what answers them. */
export interface AnsweredCalls {
  calls: Endpoints;
  handlers: unknown;
}

export const answered = <Table extends Endpoints>(calls: Table, handlers: Handlers<NoInfer<Table>>): AnsweredCalls => ({
  calls,
  handlers,
});

/** What a noun brings to the server. */
export interface Feature {
  calls?: readonly AnsweredCalls[];
  services?: readonly Service[];
  /** Complete the mail of this feature as it leaves. */
  mailTemplates?: readonly MailTemplate[];
  /** What can be read in from a file. */
  imports?: readonly ImportNoun[];
  jobs?: Partial<Jobs>;
}
