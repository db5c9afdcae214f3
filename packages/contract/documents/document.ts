import { packageTypes } from '@assay/domain/documents/packages';
import * as z from 'zod/mini';
import { id, instant, revision, text } from '../values.ts';

const named = z.object({ id, name: z.string() });

/** What is shown of a document wherever it is offered for reading. */
export const pointDocument = z.object({ id, name: z.string(), fileType: z.string(), fileSize: z.int() });
export type PointDocument = z.output<typeof pointDocument>;

/** A document as the tree and lists show it. */
export const documentItem = z.object({
  ...pointDocument.shape,
  version: z.int(),
  /** When its current version was uploaded. */
  timestamp: instant,
  documentCategoryId: z.nullable(id),
  description: z.string(),
  /** Whether a point, a family or a model has it. */
  linked: z.boolean(),
  /** The distributor whose it is; none for the provider's. */
  company: z.nullable(named),
});
export type DocumentItem = z.output<typeof documentItem>;

const documentVersion = z.object({
  version: z.int(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int(),
  timestamp: instant,
  /** For the provider's staff. */
  uploadedBy: z.nullable(z.string()),
});
export type DocumentVersion = z.output<typeof documentVersion>;

export const document = z.object({
  ...documentItem.shape,
  linkedInspectionPointIds: z.array(id),
  /** The protocols that include one of its points. */
  linkedInspectionProtocolIds: z.array(id),
  linkedProductFamilyIds: z.array(id),
  linkedProductModelIds: z.array(id),
  /** The same with their names, as far as the reader may see them. */
  linkedInspectionPoints: z.array(named),
  linkedProductFamilies: z.array(named),
  linkedProductModels: z.array(named),
  /** Newest first; each can be downloaded. */
  versions: z.array(documentVersion),
  revision,
});
export type LibraryDocument = z.output<typeof document>;

export const packageType = z.enum(packageTypes);
export const documentPackage = z.object({
  documentPackageId: id,
  name: z.string(),
  type: packageType,
  documents: z.array(pointDocument),
  revision,
});
export type DocumentPackage = z.output<typeof documentPackage>;

export const productDocuments = z.object({ documents: z.array(documentItem), packages: z.array(documentPackage) });
export type ProductDocuments = z.output<typeof productDocuments>;

const mostIds = 1000;

/** Ids in a form: a part for each, or one with commas between them; empty for none. */
export const idsPart = z.pipe(
  z.pipe(
    z.optional(z.union([text(40_000), z.array(text(100))])),
    z.transform((value) =>
      [value ?? []]
        .flat()
        .flatMap((list) => list.split(','))
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ),
  z.array(id).check(z.maxLength(mostIds)),
);
