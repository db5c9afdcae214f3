import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { saveFile } from '../../ui/save-file.ts';
import { documentFileQuery } from './document-file.queries.ts';
import { t } from './documents.texts.ts';
import { downloadDocument } from './open-document.ts';

interface Wanted {
  id: string;
  name: string;
  version?: number;
}

/** Without network the file that this device has kept is handed over. */
export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: async ({ id, name, version }: Wanted) => {
      try {
        await downloadDocument(id, version);
      } catch (error) {
        if (!(error instanceof ApiError) || !error.passing || version !== undefined) throw error;
        saveFile(name, await client.fetchQuery(documentFileQuery(id)));
      }
    },
    onError: (error, { name }) => notifyFailure(`${t('downloadFailed', { name })}. ${problemText(error)}`),
  });
}
