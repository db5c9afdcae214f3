import { getRouteApi } from '@tanstack/react-router';
import { ImportView } from '../imports/ImportView.tsx';
import { translationImport } from './translation-import.ts';

const route = getRouteApi('/session/Translations/import/$id');

export function TranslationImportPage() {
  const { id } = route.useParams();
  return <ImportView key={id} noun={translationImport()} id={id} />;
}
