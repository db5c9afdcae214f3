import { translationImports, translations } from '@assay/contract/translations';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { importHandlers } from '../imports/import-handlers.ts';
import { translationImport } from './sheet.ts';
import { translationHandlers } from './translations.routes.ts';

export const translationsFeature = ({ signer }: Deps): Feature => ({
  calls: [
    answered(translations, translationHandlers(signer)),
    answered(translationImports, importHandlers(translationImport)),
  ],
  imports: [translationImport],
});
