import { can } from '@assay/domain/access';
import { Button, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { MachineFollowUps } from '../follow-ups/MachineFollowUps.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { NewInspectionButton } from '../inspections/NewInspectionButton.tsx';
import { DeleteEquipmentDialog } from './DeleteEquipmentDialog.tsx';
import { EquipmentParts } from './EquipmentParts.tsx';
import { EquipmentPhotos } from './EquipmentPhotos.tsx';
import { EquipmentTrends } from './EquipmentTrends.tsx';
import { equipmentHistoryWords } from './equipment-fields.ts';
import { equipmentName, productText } from './equipment-name.ts';
import { equipmentHistoryQuery, equipmentQuery } from './equipments.queries.ts';
import { t } from './equipments.texts.ts';

const route = getRouteApi('/session/Equipments/$id');

export function EquipmentPage() {
  const { id } = route.useParams();
  const session = useSession();
  const navigate = useNavigate();
  const asked = useQuery(equipmentQuery(id));
  const machine = asked.data;
  const [deleting, setDeleting] = useState(false);

  if (!machine) {
    return (
      <>
        <PageHeader title={t('equipment')} />
        {asked.isError ? (
          <ErrorPanel title={t('failed')} error={asked.error} onRetry={() => asked.refetch()} />
        ) : (
          <Placeholder />
        )}
        <TextLink to="/Equipments">{t('toList')}</TextLink>
      </>
    );
  }
  return (
    <>
      <PageHeader title={equipmentName(machine)} lead={productText(machine)}>
        {can(session, 'inspections.perform') && <NewInspectionButton equipmentId={id} />}
        {can(session, 'equipment.edit') && (
          <LinkButton
            to="/Equipments/$id/edit"
            params={{ id }}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        )}
        {can(session, 'equipment.delete') && (
          <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        )}
      </PageHeader>
      <Stack gap="lg">
        <EquipmentParts machine={machine} />
        <MachineFollowUps equipmentId={id} />
        <EquipmentTrends equipmentId={id} />
        <EquipmentPhotos equipmentId={id} />
        {can(session, 'history.read') && (
          <HistoryPanel query={equipmentHistoryQuery(id)} words={equipmentHistoryWords} />
        )}
      </Stack>
      {deleting && (
        <DeleteEquipmentDialog
          machine={machine}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: '/Equipments', replace: true })}
        />
      )}
    </>
  );
}
