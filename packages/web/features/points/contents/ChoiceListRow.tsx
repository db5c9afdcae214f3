import { newChoiceOption } from '@assay/domain/points/new-parts';
import type { ChoiceList, ChoiceOption } from '@assay/domain/points/parts';
import { patternFault } from '@assay/domain/points/patterns';
import { NativeSelect, Text } from '@mantine/core';
import { useCallback } from 'react';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { More } from '../../../ui/More.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { ChangeList, PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { ModelsField, modelsText } from '../blocks/ModelsField.tsx';
import { PartText } from '../blocks/PartInputs.tsx';
import { PatternField } from '../blocks/PatternField.tsx';
import { TitledOptionRow } from './TitledOptionRow.tsx';

const howMany = () => [
  { value: 'one', label: t('one') },
  { value: 'many', label: t('many') },
];

/** A list of choices with its options. */
export function ChoiceListRow({ part, change }: PartRowProps<ChoiceList>) {
  const { id } = part;
  const changeOptions: ChangeList<ChoiceOption> = useCallback(
    (how) => change(id, ({ options }) => ({ options: how(options) })),
    [id, change],
  );
  const tags = [...new Set(part.options.flatMap((option) => option.tags))];
  return (
    <>
      <FieldGrid>
        <PartText part={part} name="title" label={t('listTitle')} change={change} />
        <NativeSelect
          label={t('oneOrMany')}
          data={howMany()}
          value={part.radio ? 'one' : 'many'}
          onChange={(event) => change(id, { radio: event.currentTarget.value === 'one' })}
        />
      </FieldGrid>
      <More
        title={t('rules')}
        summary={[part.inputValidationRegexp, modelsText(part.metas)].filter(Boolean).join(' · ')}
        open={patternFault(part.inputValidationRegexp) !== undefined}
      >
        <PatternField
          value={part.inputValidationRegexp}
          onChange={(inputValidationRegexp) => change(id, { inputValidationRegexp })}
        />
        <ModelsField metas={part.metas} onChange={(metas) => change(id, { metas })} />
      </More>
      {tags.length > 0 && <Text c="dimmed">{t('tags', { tags: tags.join(', ') })}</Text>}
      <PartRows
        noun={t('option')}
        parts={part.options}
        onChange={changeOptions}
        row={TitledOptionRow<ChoiceOption>}
        fresh={newChoiceOption}
        add={t('addOption')}
        empty={t('noOptions')}
        quick="title"
      />
    </>
  );
}
