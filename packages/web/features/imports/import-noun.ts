import type { importCalls } from '@assay/contract/imports';
import type { ImportColumns } from '@assay/domain/imports/columns';

type ListPath = '/Customers' | '/Equipments' | '/Translations';

/** What the import screens must know of a noun. */
export interface ImportNoun {
  /** The first part of the noun's keys in the cache. */
  noun: string;
  calls: ReturnType<typeof importCalls<string>>;
  columns: ImportColumns<string>;
  /** A CSV file that would be understood: its lines without the header. Absent where files come from elsewhere. */
  example?: { lines: readonly Readonly<Record<string, string>>[]; name: string };
  /** How its file is asked for; absent for CSV files. */
  file?: { choose: string; hint: string; accept: string };
  title: string;
  lead: string;
  startPath: `${ListPath}/import`;
  importPath: `${ListPath}/import/$id`;
  listPath: ListPath;
  toList: string;
}
