import type { PointField } from '@assay/domain/points/parts';
import { Panel } from '../../../ui/Panel.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { PartRow } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { usePointField } from '../form/point-form-context.ts';

interface FieldRowsProps<F extends PointField> {
  row: PartRow<F>;
  fresh: (index: number) => F;
}

/** The fields of a point, whatever one of them has besides a title. */
export function FieldRows<F extends PointField>({ row, fresh }: FieldRowsProps<F>) {
  const { value, set } = usePointField<F[]>('fields');
  return (
    <Panel title={t('fields')}>
      <PartRows
        noun={t('field')}
        parts={value}
        onChange={set}
        row={row}
        fresh={fresh}
        add={t('addField')}
        empty={t('noFields')}
        most={50}
      />
    </Panel>
  );
}
