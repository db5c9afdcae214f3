import { newField } from '@assay/domain/points/new-parts';
import type { PointField } from '@assay/domain/points/parts';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartText } from '../blocks/PartInputs.tsx';
import { PartKeyboard } from '../blocks/PartKeyboard.tsx';
import { FieldRows } from './FieldRows.tsx';

export const PictureFieldsContent = () => <FieldRows row={FieldRow} fresh={newField} />;

const FieldRow = ({ part, change }: PartRowProps<PointField>) => (
  <PartLine>
    <PartText part={part} name="title" label={t('fieldTitle')} change={change} />
    <PartKeyboard part={part} change={change} />
  </PartLine>
);
