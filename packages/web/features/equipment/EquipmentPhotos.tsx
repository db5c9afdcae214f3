import { mostEquipmentImages } from '@assay/contract/equipment-images';
import { can } from '@assay/domain/access';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { PhotoGrid } from '../../ui/photos/PhotoGrid.tsx';
import type { NamedPhoto } from '../../ui/photos/PhotoViewer.tsx';
import { PhotoUpload } from '../../ui/upload/PhotoUpload.tsx';
import { equipmentPhotosQuery, useAddPhoto, useRemovePhoto } from './equipment-photos.queries.ts';
import { t } from './equipment-photos.texts.ts';

/** The pictures of a machine, and a way to add more for those who may. */
export function EquipmentPhotos({ equipmentId }: { equipmentId: string }) {
  const mayEdit = can(useSession(), 'equipment.edit');
  const query = useQuery(equipmentPhotosQuery(equipmentId));
  const add = useAddPhoto(equipmentId);
  const remove = useRemovePhoto(equipmentId);
  const [removing, setRemoving] = useState<NamedPhoto>();
  const photos = query.data ?? [];
  const full = photos.length >= mostEquipmentImages;

  return (
    <Panel title={t('title')}>
      <Stack gap="md">
        {query.isPending && <Placeholder />}
        {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
        {query.data && photos.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        {photos.length > 0 && (
          <PhotoGrid label={t('title')} photos={photos} onRemove={mayEdit ? setRemoving : undefined} />
        )}
        {mayEdit && !full && (
          <PhotoUpload label={t('choose')} hint={t('hint', { most: mostEquipmentImages })} multiple onUploaded={add} />
        )}
        {mayEdit && full && <Text c="dimmed">{t('full', { count: mostEquipmentImages })}</Text>}
      </Stack>
      {removing && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText', { name: removing.name })}
          confirm={t('remove')}
          destructive
          onConfirm={() => {
            setRemoving(undefined);
            remove.mutate(removing.id);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Panel>
  );
}
