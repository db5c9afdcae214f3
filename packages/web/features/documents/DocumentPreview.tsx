import { documents } from '@assay/contract/documents';
import type { PointDocument } from '@assay/contract/documents/document';
import { isPicture, isPreviewed } from '@assay/domain/documents/document';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import classes from './document-preview.module.css';
import { noun } from './documents.queries.ts';
import { t } from './documents.texts.ts';

/** Whether this browser shows it by itself: some have no viewer for PDFs. */
export const isShownHere = ({ fileType }: PointDocument): boolean =>
  isPicture(fileType) || (isPreviewed(fileType) && navigator.pdfViewerEnabled);

/** A PDF or a picture as it is; others are downloaded. */
export const DocumentPreview = ({ document }: { document: PointDocument }) =>
  isShownHere(document) ? (
    <Panel title={t('preview')}>
      <PreviewFrame document={document} />
    </Panel>
  ) : null;

/** The address lives five minutes: a frame that is opened later asks for another. */
export function PreviewFrame({ document: { id, name, fileType } }: { document: PointDocument }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...noun, 'preview', id],
    queryFn: ({ signal }) => call(documents.storageUrl, { params: { id }, signal }),
    staleTime: 240_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorPanel title={t('previewFailed')} error={error} onRetry={() => refetch()} />;
  if (!data?.previewUrl) return <Placeholder />;
  const shown = { title: t('previewOf', { name }), src: data.previewUrl };
  // Browsers show no PDF in a sandbox; theirs is the viewer of the browser, which has one of its own.
  return isPicture(fileType) ? (
    <iframe {...shown} className={classes.picture} sandbox="" />
  ) : (
    <iframe {...shown} className={classes.pages} />
  );
}
