import { newChoiceList } from '@assay/domain/points/new-parts';
import type { PointContents } from '@assay/domain/points/point';
import { Panel } from '../../../ui/Panel.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { ChoiceListRow } from './ChoiceListRow.tsx';

const useContent: FieldHook<PointContents['MultipleChoices']> = usePointField;

export function ChoicesContent() {
  const { value, set } = useContent('multipleChoices');
  return (
    <Panel title={t('choices')}>
      <PartRows
        noun={t('choiceList')}
        parts={value}
        onChange={set}
        row={ChoiceListRow}
        fresh={newChoiceList}
        add={t('addList')}
        empty={t('noLists')}
        most={50}
      />
    </Panel>
  );
}
