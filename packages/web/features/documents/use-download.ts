import { useMutation } from '@tanstack/react-query';
import { notifyFailure } from '../../ui/notify.ts';
import { problemText } from '../../ui/problem-text.ts';
import { t } from './documents.texts.ts';
import { downloadDocument } from './open-document.ts';

interface Wanted {
  id: string;
  name: string;
  version?: number;
}

export const useDownload = () =>
  useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ id, version }: Wanted) => downloadDocument(id, version),
    onError: (error, { name }) => notifyFailure(`${t('downloadFailed', { name })}. ${problemText(error)}`),
  });
