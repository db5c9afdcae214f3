import type { PointDocument } from '@assay/contract/documents/document';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchBox } from '../../ui/list/SearchBox.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { DocumentTree } from './DocumentTree.tsx';
import classes from './document-picker.module.css';
import { t } from './documents.texts.ts';

interface DocumentPickerProps {
  chosen: readonly PointDocument[];
  onChoose: (documents: PointDocument[]) => void;
  onClose: () => void;
}

const asChosen = ({ id, name, fileType, fileSize }: PointDocument): PointDocument => ({ id, name, fileType, fileSize });

/** The tree of the library, to choose several documents from. */
export function DocumentPicker({ chosen, onChoose, onClose }: DocumentPickerProps) {
  const [picked, setPicked] = useState(() => new Map(chosen.map((document) => [document.id, document])));
  const [search, setSearch] = useState('');

  function toggle(document: PointDocument, isPicked: boolean): void {
    const next = new Map(picked);
    if (isPicked) next.set(document.id, asChosen(document));
    else next.delete(document.id);
    setPicked(next);
  }

  return (
    <Dialog title={t('pickerTitle')} size="lg" onClose={onClose}>
      <Stack gap="md">
        <SearchBox label={t('search')} value={search} onSearch={setSearch} />
        <div className={classes.tree}>
          <DocumentTree
            search={search}
            leaf={(document, searched) => (
              <Checkbox
                className={classes.leaf ?? ''}
                classNames={{ body: classes.body ?? '', labelWrapper: classes.label ?? '' }}
                checked={picked.has(document.id)}
                onChange={(event) => toggle(document, event.currentTarget.checked)}
                label={<DocumentLine document={document} search={searched} />}
              />
            )}
          />
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button onClick={() => onChoose([...picked.values()])}>
            {picked.size === 0 ? t('pickerNone') : t('pickerDone', { count: picked.size })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
