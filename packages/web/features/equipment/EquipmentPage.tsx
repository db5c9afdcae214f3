import type { Equipment } from '@assay/contract/equipment';
import { can, passes } from '@assay/domain/access';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { pageGates } from '@assay/domain/pages';
import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { DeleteItem } from '../../ui/DeleteItem.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ListLink } from '../../ui/list/ListLink.tsx';
import { MoreActions } from '../../ui/MoreActions.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Placeholder } from '../../ui/Placeholder.tsx';
import { MachineFollowUps } from '../follow-ups/MachineFollowUps.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { DeleteEquipmentDialog } from './DeleteEquipmentDialog.tsx';
import { EquipmentParts } from './EquipmentParts.tsx';
import { EquipmentPhotos } from './EquipmentPhotos.tsx';
import { EquipmentTrends } from './EquipmentTrends.tsx';
import { equipmentHistoryQuery, equipmentQuery } from './equipment.queries.ts';
import { t } from './equipment.texts.ts';
import { equipmentHistoryWords } from './equipment-fields.ts';
import { MachineCrumbs } from './MachineCrumbs.tsx';
import { MachinePicture } from './MachinePicture.tsx';
import { MachineStatus } from './MachineStatus.tsx';
import { productText } from './product-text.ts';

const route = getRouteApi('/session/Equipments/$id');

interface EquipmentPageProps {
  /** What was carried out on the machine; machines know no inspections. */
  work: ComponentType<{ machine: Equipment }>;
  newWork: ComponentType<{ equipmentId: string }>;
}

export function EquipmentPage({ work: Work, newWork: NewWork }: EquipmentPageProps) {
  const { id } = route.useParams();
  const session = useSession();
  const navigate = useNavigate();
  const query = useQuery(equipmentQuery(id));
  const machine = query.data;
  const [deleting, setDeleting] = useState(false);

  if (!machine) {
    return (
      <>
        <PageHeader title={t('equipment')} />
        {query.isError ? (
          <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <Placeholder />
        )}
        {passes(pageGates['/Equipments'], session) && <ListLink to="/Equipments">{t('toList')}</ListLink>}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={equipmentName(machine)}
        lead={productText(machine)}
        crumbs={<MachineCrumbs machine={machine} />}
        picture={<MachinePicture equipmentId={id} />}
      >
        {can(session, 'equipment.delete') && (
          <MoreActions>
            <DeleteItem label={t('delete')} onClick={() => setDeleting(true)} />
          </MoreActions>
        )}
        {machine.editable && (
          <LinkButton
            to="/Equipments/$id/edit"
            params={{ id }}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('edit')}
          </LinkButton>
        )}
        {can(session, 'inspections.perform') && <NewWork equipmentId={id} />}
      </PageHeader>
      <Stack gap="xl">
        <div>
          <MachineStatus machine={machine} />
          <EquipmentParts machine={machine} />
        </div>
        <MachineFollowUps equipmentId={id} />
        <EquipmentTrends equipmentId={id} />
        <Work machine={machine} />
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
