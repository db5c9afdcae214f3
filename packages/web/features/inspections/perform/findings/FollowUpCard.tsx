import type { ActionPriority } from '@assay/domain/inspections/inspection';
import { listDay } from '@assay/domain/time';
import { Checkbox, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import type { Reference } from '../../../../ui/conflict/three-way.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { DragHandle } from '../../../../ui/parts/DragHandle.tsx';
import { MoveButtons } from '../../../../ui/parts/MoveButtons.tsx';
import { ownersQuery } from '../../../follow-ups/follow-ups.queries.ts';
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

const nameIn = (people: readonly Reference[], id: string | null | undefined): string =>
  people.find((person) => person.id === id)?.name ?? (id ? '' : t('noOwner'));

const wordsWith = (people: readonly Reference[]) => ({
  labelOf: (part: string) => t(part as 'title'),
  textOf: (part: string, value: unknown) =>
    part === 'ownerId'
      ? nameIn(people, value as string | null)
      : Array.isArray(value)
        ? t('photoCount', { count: value.length })
        : typeof value === 'boolean'
          ? t(value ? 'yes' : 'no')
          : String(value ?? ''),
});

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
  const { user } = useSession();
  const owned = Boolean(shown?.ownerId);
  const { data: others = [] } = useQuery({ ...ownersQuery(of.inspectionId), enabled: owned });
  const people: readonly Reference[] = [user, ...others];
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
            <Title order={3} className={classes.title ?? ''} data-record={key} tabIndex={-1}>
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
        <RecordTroubles of={key} words={wordsWith(people)} />
        <Facts
          facts={[
            [t('pointId'), point],
            ...of.fields.map((name): [string, ReactNode] => [
              t(name),
              shown[name] && <Text className={classes.text ?? ''}>{shown[name]}</Text>,
            ]),
            [t('ownerId'), owned && nameIn(people, shown.ownerId)],
            [t('due'), shown.due && listDay(shown.due)],
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
        <FollowUpDialog
          of={of}
          title={of.words.one}
          begin={shown}
          owner={shown.ownerId ? { id: shown.ownerId, name: nameIn(people, shown.ownerId) } : null}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
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
