import type { ListedEquipment } from '@assay/contract/equipment';
import { can, passes } from '@assay/domain/access';
import { pageGates, productModelsLink } from '@assay/domain/pages';
import { IconFileImport, IconPlus, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { blankBelow } from '../../ui/blank-below.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState, writeListQuery } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { DeleteEquipmentDialog } from './DeleteEquipmentDialog.tsx';
import { EquipmentFilters } from './EquipmentFilters.tsx';
import { equipmentDefaults, equipmentSource } from './equipment.queries.ts';
import { t } from './equipment.texts.ts';
import { equipmentColumns } from './equipment-columns.tsx';

function EquipmentList() {
  const session = useSession();
  const state = useListState(equipmentDefaults);
  const list = useList(equipmentSource, state);
  const [deleting, setDeleting] = useState<ListedEquipment>();
  const ways = (
    <>
      {can(session, 'equipment.import') && (
        <LinkButton to="/Equipments/import" variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
          {t('importCsv')}
        </LinkButton>
      )}
      {can(session, 'equipment.create') && (
        <LinkButton to="/Equipments/new" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('add')}
        </LinkButton>
      )}
    </>
  );

  return (
    <>
      <DataList
        label={t('title')}
        level={1}
        actions={
          <>
            {passes(productModelsLink, session) && (
              <LinkButton to="/ProductFamilies" variant="default">
                {t('manageModels')}
              </LinkButton>
            )}
            <LinkButton
              to="/Equipments/labels"
              search={writeListQuery({ ...state, page: 1 }, equipmentDefaults) as never}
              variant="default"
              leftSection={<IconQrcode size={18} aria-hidden />}
            >
              {t('printLabels')}
            </LinkButton>
            {ways}
          </>
        }
        columns={equipmentColumns(can(session, 'equipment.delete') ? setDeleting : undefined)}
        state={state}
        list={list}
        searchLabel={t('search')}
        failed={t('failed')}
        minWidth="58rem"
        folds="tablet"
        empty={
          <EmptyState title={t('empty')} text={t('emptyText')}>
            {ways}
          </EmptyState>
        }
      >
        <EquipmentFilters state={state} rows={list.rows} />
      </DataList>
      {deleting && (
        <DeleteEquipmentDialog machine={deleting} onClose={() => setDeleting(undefined)} onDeleted={() => undefined} />
      )}
    </>
  );
}

export const EquipmentListPage = blankBelow(pageGates['/Equipments'], EquipmentList);
