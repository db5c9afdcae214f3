import { isOfDivision } from '@assay/domain/divisions';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import type { ProtocolTarget } from '@assay/domain/protocols/protocol';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../api/session.ts';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { EquipmentPicker } from '../../../equipment/EquipmentPicker.tsx';
import { equipmentQuery } from '../../../equipment/equipment.queries.ts';
import { useProducts } from '../../../points/products.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './general.texts.ts';

interface TargetFieldsProps {
  path: string;
  target: ProtocolTarget;
  onChange: (target: ProtocolTarget) => void;
}

/** One product: a family of one’s divisions, then a model of it, then a machine of that. */
export function TargetFields({ path, target, onChange }: TargetFieldsProps) {
  const { productFamilyId, productModelId, equipmentId } = target;
  const { divisions } = useSession();
  const { families } = useProducts();
  const offered = families.filter(
    ({ id, productCategoryId }) => isOfDivision(divisions, productCategoryId) || id === productFamilyId,
  );
  const models = families.find(({ id }) => id === productFamilyId)?.productModels ?? [];
  const { data: machine } = useQuery({ ...equipmentQuery(equipmentId ?? ''), enabled: equipmentId !== null });
  const name = machine ? equipmentName(machine) : t('unknown');
  return (
    <>
      <Picker
        label={t('family')}
        required
        clearable
        error={useFault(`${path}.productFamilyId`)}
        data-path={`${path}.productFamilyId`}
        data={offered.map((family) => ({ value: family.id, label: family.name }))}
        value={productFamilyId}
        onChange={(id) => onChange({ productFamilyId: id, productModelId: null, equipmentId: null })}
      />
      <Picker
        label={t('model')}
        placeholder={t('anyModel')}
        clearable
        disabled={productFamilyId === null}
        data-path={`${path}.productModelId`}
        data={models.map((model) => ({ value: model.id, label: model.name }))}
        value={productModelId}
        onChange={(id) => onChange({ productFamilyId, productModelId: id, equipmentId: null })}
      />
      <EquipmentPicker
        label={t('equipment')}
        placeholder={t('anyEquipment')}
        clearable
        disabled={productModelId === null}
        data-path={`${path}.equipmentId`}
        modelId={productModelId ?? ''}
        value={equipmentId === null ? null : { id: equipmentId, name }}
        onChange={(choice) => onChange({ ...target, equipmentId: choice?.id ?? null })}
      />
    </>
  );
}
