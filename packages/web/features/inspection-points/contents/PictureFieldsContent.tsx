import { newField } from '@assay/domain/points/new-parts';
import type { PointField } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { Panel } from '../../../ui/Panel.tsx';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartSelect, PartText } from '../blocks/PartInputs.tsx';
import { t as form } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { choicesOf, keyboardWords } from '../point-words.ts';

const useContent: FieldHook<PointContents['MeasurementsWithPicture']> = usePointField;

export function PictureFieldsContent() {
  const { value, set } = useContent('fields');
  return (
    <Panel title={t('fields')}>
      <PartRows
        noun={t('field')}
        parts={value}
        onChange={set}
        row={FieldRow}
        fresh={newField}
        add={t('addField')}
        empty={t('noFields')}
        most={50}
      />
    </Panel>
  );
}

const FieldRow = ({ part, change }: PartRowProps<PointField>) => (
  <PartLine>
    <PartText part={part} name="title" label={t('fieldTitle')} change={change} />
    <PartSelect
      part={part}
      name="keyboardType"
      label={form('keyboard')}
      choices={choicesOf(keyboardWords)}
      change={change}
    />
  </PartLine>
);
