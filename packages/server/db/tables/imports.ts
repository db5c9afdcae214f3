import type { LineError } from '@assay/domain/imports/line-error';
import type { ImportNounName, ImportTarget } from '@assay/domain/imports/plan';
import type { ImportLineState, ImportState } from '@assay/domain/imports/states';
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Defaulted, Moment } from './columns.ts';

export interface ImportRow {
  id: string;
  noun: ImportNounName;
  file_name: string;
  state: ImportState;
  lines_done: Defaulted<number>;
  lines_total: number;
  list_version: string | null;
  problem: string | null;
  ignored_columns: Defaulted<string[]>;
  lines_renaming: Defaulted<number>;
  created_by: string;
  created_by_name: string;
  created_at: Moment;
}

export interface ImportLineRow {
  import_id: string;
  line: number;
  record_key: string;
  cells: JSONColumnType<Record<string, string>>;
  state: ImportLineState | null;
  title: Defaulted<string>;
  changes: JSONColumnType<{ field: string; from: string; to: string; renames?: true }[]>;
  errors: JSONColumnType<(LineError & { message: string })[]>;
}

export interface ImportWriteRow {
  import_id: string;
  seq: number;
  target: ImportTarget;
  kind: 'insert' | 'update';
  record_id: string;
  root_id: string;
  fields: JSONColumnType<Record<string, string>>;
  changes: JSONColumnType<{ field: string; from: string; to: string }[]>;
}

export interface MasterDataFaultRow {
  id: GeneratedAlways<number>;
  file: string;
  line: number;
  column_title: string;
  message: string;
}

export interface MasterDataKeyRow {
  file: string;
  key: string;
  line: number;
}
