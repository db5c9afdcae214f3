import { packageTypes } from '@assay/domain/documents/packages';
import * as z from 'zod/mini';
import { id, instant, revision, text } from '../base/values.ts';

const named = z.object({ id, name: z.string() });

/** This much is shown wherever a document is offered for reading. */
export const pointDocument = z.object({ id, name: z.string(), fileType: z.string(), fileSize: z.int() });
export type PointDocument = z.output<typeof pointDocument>;

export const documentItem = z.object({
  ...pointDocument.shape,
  version: z.int(),
  /** The upload time of the current version. */
  timestamp: instant,
  documentCategoryId: z.nullable(id),
  description: z.string(),
  /** True if a point, a family or a model links to it. */
  linked: z.boolean(),
  /** The distributor that owns it; null for the provider's documents. */
  company: z.nullable(named),
});
export type DocumentItem = z.output<typeof documentItem>;

const documentVersion = z.object({
  version: z.int(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int(),
  timestamp: instant,
  /** Only the provider's staff see it. */
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
  /** The same links with names, as far as the reader may see them. */
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

/** A form sends ids as one part each or as one part with commas; empty means none. */
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
