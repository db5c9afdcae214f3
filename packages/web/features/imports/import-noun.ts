import type { importCalls } from '@assay/contract/imports';
import type { ImportColumns } from '@assay/domain/imports/columns';

type ListPath = '/Customers' | '/Equipments';

/** What the import screens must know of a noun. */
export interface ImportNoun {
  /** The first part of the noun's keys in the cache. */
  noun: string;
  calls: ReturnType<typeof importCalls<string>>;
  columns: ImportColumns<string>;
  /** Lines of a file that would be understood, without the header. */
  example: readonly Readonly<Record<string, string>>[];
  exampleName: string;
  title: string;
  lead: string;
  startPath: `${ListPath}/import`;
  importPath: `${ListPath}/import/$id`;
  listPath: ListPath;
  toList: string;
}
