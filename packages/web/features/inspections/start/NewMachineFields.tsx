import { Text, TextInput } from '@mantine/core';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { t as equipments } from '../../equipment/equipment.texts.ts';
import { ProductFields } from '../../equipment/ProductFields.tsx';
import { t } from './start.texts.ts';
import { withoutProtocol } from './start-draft.ts';
import type { Start } from './use-start.ts';

/** What a machine needs to be known; its site is chosen with its customer. */
export function NewMachineFields({ start: { draft, facts, errors, change } }: { start: Start }) {
  const field = (path: 'serialNumber' | 'nickName', label: string) => (
    <TextInput
      label={label}
      maxLength={100}
      value={draft[path]}
      onChange={(event) => change({ [path]: event.currentTarget.value })}
      error={errors[path]}
      data-path={path}
    />
  );
  return (
    <>
      <ProductFields
        required
        defaultValue={draft.product}
        onChange={(product) => change({ ...withoutProtocol, product })}
        {...(errors.product && { error: errors.product })}
        data-path="product"
      />
      <FieldGrid>
        {field('serialNumber', equipments('serial'))}
        {field('nickName', equipments('nickname'))}
      </FieldGrid>
      <Text c="dimmed" size="sm">
        {[t('eitherName'), t(facts.keptSince === undefined ? 'newHint' : 'newHintOffline')].join(' ')}
      </Text>
    </>
  );
}
