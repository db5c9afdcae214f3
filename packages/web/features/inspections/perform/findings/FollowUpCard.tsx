import type { ActionPriority } from '@assay/domain/inspections/inspection';
import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Facts } from '../../../../ui/Facts.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { DragHandle } from '../../../../ui/parts/DragHandle.tsx';
import { MoveButtons } from '../../../../ui/parts/MoveButtons.tsx';
import { PriorityMark } from '../../../follow-ups/PriorityMark.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { PhotoBlock } from '../../../runs/photos/PhotoBlock.tsx';
import { samePart } from '../../../runs/queue/cells.ts';
import { isOfKind, type RecordKey, type ShownPhoto } from '../../../runs/queue/records.ts';
import { useShown } from '../../../runs/queue/use-queue.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { t } from './findings.texts.ts';
import classes from './follow-up-card.module.css';
import type { FollowUpDraft, FollowUpKind } from './follow-up-kind.ts';
import { pointOptions } from './point-options.ts';

const words = {
  labelOf: (part: string) => t(part as 'title'),
  textOf: (_: string, value: unknown) =>
    Array.isArray(value)
      ? t('photoCount', { count: value.length })
      : typeof value === 'boolean'
        ? t(value ? 'yes' : 'no')
        : String(value ?? ''),
};

interface FollowUpCardProps {
  /** The key of the record. */
  id: RecordKey<'finding' | 'action'>;
  of: FollowUpKind;
  place: number;
  isLast: boolean;
  onMove: (to: number) => void;
}

/** A finding or a priority action, with its photos where it has them. */
export function FollowUpCard({ id: key, of, place, isLast, onMove }: FollowUpCardProps) {
  const { queue, disabled } = usePerforming();
  const card = useRef<HTMLLIElement>(null);
  const shown = useShown(queue, key) as (FollowUpDraft & { photos?: ShownPhoto[]; fixedOnSite?: boolean }) | undefined;
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const { model } = of;
  const pointId = shown?.pointId;
  const point = useMemo(
    () => (model && pointId ? pointOptions(model).find(({ value }) => value === pointId)?.label : undefined),
    [model, pointId],
  );
  if (!shown) return null;
  const { title = '', priority } = shown;

  function save(draft: FollowUpDraft): void {
    const changed = Object.entries(draft).filter(([name, value]) => !samePart(value, shown?.[name as 'title']));
    if (changed.length > 0) queue.change(key, Object.fromEntries(changed));
  }

  return (
    <Paper component="li" ref={card} withBorder p="md">
      <Stack component="article" gap="sm" aria-label={title}>
        <div className={classes.line}>
          {!disabled && <DragHandle row={card} name={title} onMove={onMove} />}
          <div className={classes.head}>
            <Title order={3} className={classes.title ?? ''}>
              {title}
            </Title>
            {priority && <PriorityMark priority={priority as ActionPriority} label={t(priority as ActionPriority)} />}
          </div>
          {!disabled && (
            <div className={classes.actions}>
              <MoveButtons name={title} place={place} isLast={isLast} onMove={onMove} />
              <RowAction label={t('edit', { title })} icon={IconPencil} onClick={() => setOpen('edit')} />
              <RowAction
                label={t('remove', { title })}
                icon={IconTrash}
                destructive
                onClick={() => setOpen('remove')}
              />
            </div>
          )}
        </div>
        <RecordTroubles of={key} words={words} />
        <Facts
          facts={[
            [t('pointId'), point],
            ...of.fields.map((name): [string, ReactNode] => [
              t(name),
              shown[name] && <Text className={classes.text ?? ''}>{shown[name]}</Text>,
            ]),
          ]}
        />
        {isOfKind(key, 'finding') && (
          <Checkbox
            label={t('fixedOnSite')}
            checked={shown.fixedOnSite ?? false}
            disabled={disabled}
            onChange={({ currentTarget }) => queue.change(key, { fixedOnSite: currentTarget.checked })}
          />
        )}
        {isOfKind(key, 'finding') && <PhotoBlock of={key} photos={shown.photos ?? []} />}
        {!disabled && <SavingMark of={key} />}
      </Stack>
      {open === 'edit' && (
        <FollowUpDialog of={of} title={of.words.one} begin={shown} onSave={save} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText', { title })}
          confirm={t('removeConfirm')}
          destructive
          onConfirm={() => queue.remove(key)}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </Paper>
  );
}
