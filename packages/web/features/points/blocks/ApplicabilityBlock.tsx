import { familyIdsOf, type Meta, modelIdsOf, withoutFamily, withValues } from '@assay/domain/points/applicability';
import { Stack, Text } from '@mantine/core';
import { Panel } from '../../../ui/Panel.tsx';
import { ManyPicker } from '../../../ui/picker/ManyPicker.tsx';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { protocolTypesQuery, useCasesQuery } from '../points.queries.ts';
import { useProducts } from '../products.ts';
import { CertainTypes } from './CertainTypes.tsx';

const useApplicability: FieldHook<{ metas: Meta[] }> = usePointField;

/** What the point is for: products, inspection types and use cases. */
export function ApplicabilityBlock() {
  const { value: metas, set } = useApplicability('metas');
  const products = useProducts();
  const families = familyIdsOf(metas);
  const chosen = products.families.filter(({ id }) => families.includes(id));

  /** A family that goes takes its models along. */
  function setFamilies(ids: string[]): void {
    set((before) => {
      const gone = familyIdsOf(before).filter((id) => !ids.includes(id));
      const kept = gone.reduce((rest, id) => withoutFamily(rest, id, products.familyOfModel), before);
      return withValues(kept, 'ProductFamily', ids);
    });
  }

  return (
    <Panel title={t('applicability')}>
      <Stack gap="md">
        <Text c="dimmed">{t('applicabilityHint')}</Text>
        <ManyPicker
          label={t('families')}
          placeholder={t('addFamily')}
          data={products.families.map(({ id, name }) => ({ value: id, label: name }))}
          waiting={products.waiting}
          values={families}
          unknown={products.familyName}
          onChange={setFamilies}
        />
        <ManyPicker
          label={t('models')}
          placeholder={families.length === 0 ? t('familyFirst') : t('addModel')}
          disabled={families.length === 0 && modelIdsOf(metas).length === 0}
          data={chosen.flatMap(({ productModels }) =>
            productModels.map(({ id }) => ({ value: id, label: products.modelName(id) })),
          )}
          values={modelIdsOf(metas)}
          unknown={products.modelName}
          onChange={(ids) => set((before) => withValues(before, 'ProductModel', ids))}
        />
        <CertainTypes
          switchLabel={t('onlyProtocolTypes')}
          label={t('protocolTypes')}
          add={t('addProtocolType')}
          query={protocolTypesQuery}
          defined="ProtocolTypesDefined"
          type="ProtocolType"
          metas={metas}
          onChange={set}
        />
        <CertainTypes
          switchLabel={t('onlyUseCases')}
          label={t('useCases')}
          add={t('addUseCase')}
          query={useCasesQuery}
          defined="UseCaseTypesDefined"
          type="UseCaseType"
          metas={metas}
          onChange={set}
        />
      </Stack>
    </Panel>
  );
}
