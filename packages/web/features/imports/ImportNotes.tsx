import type { Import } from '@assay/contract/imports';
import { WarningNote } from '../../ui/WarningNote.tsx';
import { t } from './imports.texts.ts';

/** What somebody should know of the file as a whole before it is imported. */
export const ImportNotes = ({ one: { ignoredColumns, renaming } }: { one: Import }) => (
  <>
    {ignoredColumns.length > 0 && (
      <WarningNote
        role="note"
        title={t('ignoredTitle', { count: ignoredColumns.length, columns: ignoredColumns.join(', ') })}
        text={t('ignoredText')}
      />
    )}
    {renaming > 0 && (
      <WarningNote role="note" title={t('renamingTitle', { count: renaming })} text={t('renamingText')} />
    )}
  </>
);
