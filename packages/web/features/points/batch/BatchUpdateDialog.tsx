import { scrollListHeight } from '@assay/domain/constants';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OptionDraft } from '../contents/option-draft.ts';
import { similarOptionsQuery } from '../points.queries.ts';
import { t } from './batch.texts.ts';
import classes from './batch-update.module.css';
import { SimilarOptionLine } from './SimilarOptionLine.tsx';

interface BatchUpdateDialogProps {
  dropdownId: string;
  option: OptionDraft;
  onSave: (optionIds: string[]) => void;
  onClose: () => void;
}

/** The options of other points that are like the current one, to be chosen; a lookup that fails shows none. */
export function BatchUpdateDialog({ dropdownId, option, onSave, onClose }: BatchUpdateDialogProps) {
  const { data = [], isPending } = useQuery(similarOptionsQuery(dropdownId, option.id));
  const [chosen, setChosen] = useState<readonly string[]>(option.batchUpdateDetails?.optionIds ?? []);
  const [isAsking, setAsking] = useState(false);
  const free = data.filter(({ pending }) => !pending).map((entry) => entry.option.id);
  const areAllChosen = free.length > 0 && free.every((id) => chosen.includes(id));
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  // The key that answers the question is heard by the dialog below it as well.
  const close = () => !isAsking && (chosen.length > 0 ? setAsking(true) : onClose());

  return (
    <Dialog title={t('title')} size="lg" onClose={close}>
      <Stack gap="md">
        <Text>{t('lead', { option: option.title })}</Text>
        <Text c="dimmed">{t('note')}</Text>
        {isPending && <Text role="status">{t('loading')}</Text>}
        {!isPending && data.length === 0 && <Text>{t('none')}</Text>}
        {data.length > 0 && (
          <>
            <Checkbox
              label={t('toggleAll')}
              checked={areAllChosen}
              indeterminate={!areAllChosen && chosen.length > 0}
              disabled={free.length === 0}
              onChange={() => setChosen(areAllChosen ? [] : free)}
            />
            <ul className={classes.list} aria-label={t('list')} style={{ maxHeight: scrollListHeight }}>
              {data.map((entry) => (
                <SimilarOptionLine
                  key={entry.option.id}
                  entry={entry}
                  checked={chosen.includes(entry.option.id)}
                  onToggle={toggle}
                />
              ))}
            </ul>
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {t('close')}
          </Button>
          <Button onClick={() => onSave([...chosen])}>{t('save')}</Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('closeTitle')}
          text={t('closeQuestion')}
          confirm={t('close')}
          cancel={t('back')}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
