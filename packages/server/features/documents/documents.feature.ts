import { documentCategories } from '@assay/contract/document-categories';
import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { documentCategoryHandlers } from './document-categories.routes.ts';
import { documentPackageHandlers } from './document-packages.routes.ts';
import { documentHandlers } from './documents.routes.ts';

export const documentsFeature = ({ uploads, signer }: Deps): Feature => ({
  calls: [
    answered(documents, documentHandlers(uploads, signer)),
    answered(documentCategories, documentCategoryHandlers),
    answered(documentPackages, documentPackageHandlers),
  ],
});
