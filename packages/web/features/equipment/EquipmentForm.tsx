import type { Equipment } from '@assay/contract/equipment';
import { can } from '@assay/domain/access';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { FieldConflictDialog } from '../../ui/form/FieldConflictDialog.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { RecordForm } from '../../ui/form/RecordForm.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Panel } from '../../ui/Panel.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { CompaniesField } from './CompaniesField.tsx';
import { t as equipments } from './equipment.texts.ts';
import { t } from './equipment-form.texts.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { ProductFields } from './ProductFields.tsx';
import { useEquipmentForm } from './use-equipment-form.ts';

const conflictWords = () => ({
  serialNumber: equipments('serial'),
  nickName: equipments('nickname'),
  mdmEquipmentId: equipments('mdmId'),
  product: equipments('model'),
  place: equipments('place'),
  companies: equipments('companies'),
});

interface EquipmentFormProps {
  machine?: Equipment;
  /** Whose new equipment it is. */
  customer?: Reference;
}

function wayBack({ machine, customer }: EquipmentFormProps) {
  if (machine) return { to: '/Equipments/$id', params: { id: machine.id } } as const;
  return customer ? ({ to: '/Customers/$id', params: { id: customer.id } } as const) : ({ to: '/Equipments' } as const);
}

/** Adds an equipment, or changes one that is known. */
export function EquipmentForm({ machine, customer }: EquipmentFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const state = useEquipmentForm(machine, customer, (saved) => {
    notifySuccess(t('saved', { name: equipmentName(saved) }));
    void navigate({ to: '/Equipments/$id', params: { id: saved.id }, replace: true });
  });
  const { form, conflict, busy } = state;
  const text = (path: 'serialNumber' | 'nickName' | 'mdmEquipmentId', label: string) => (
    <TextInput key={form.key(path)} label={label} maxLength={100} {...form.getInputProps(path)} />
  );

  return (
    <RecordForm
      title={machine ? t('editTitle') : t('createTitle')}
      {...(machine && { lead: equipmentName(machine) })}
      save={t('save')}
      failed={t('saveFailed')}
      cancel={
        <LinkButton {...wayBack({ ...(machine && { machine }), ...(customer && { customer }) })} variant="default">
          {ui('cancel')}
        </LinkButton>
      }
      state={state}
    >
      <Panel title={t('names')}>
        <Text c="dimmed" mb="md">
          {t('namesHint')}
        </Text>
        <FieldGrid>
          {text('serialNumber', equipments('serial'))}
          {text('nickName', equipments('nickname'))}
          {can(session, 'equipment.edit') && text('mdmEquipmentId', equipments('mdmId'))}
        </FieldGrid>
      </Panel>
      <Panel title={t('product')}>
        <ProductFields key={form.key('product')} {...form.getInputProps('product')} />
      </Panel>
      <Panel title={equipments('place')}>
        <PlaceFields key={form.key('place')} {...form.getInputProps('place')} />
      </Panel>
      {can(session, 'equipment.edit') && (
        <Panel title={t('shared')}>
          <CompaniesField key={form.key('companies')} {...form.getInputProps('companies')} />
        </Panel>
      )}
      {conflict && <FieldConflictDialog conflict={conflict} words={conflictWords()} busy={busy} />}
    </RecordForm>
  );
}
