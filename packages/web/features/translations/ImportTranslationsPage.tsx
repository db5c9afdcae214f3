import { ImportStart } from '../imports/ImportStart.tsx';
import { translationImport } from './translation-import.ts';

export const ImportTranslationsPage = () => <ImportStart noun={translationImport()} />;
