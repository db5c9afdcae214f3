import { newDropdownOption } from '@assay/domain/points/new-parts';
import { patternFault } from '@assay/domain/points/patterns';
import { Checkbox, Group } from '@mantine/core';
import { useCallback } from 'react';
import { More } from '../../../ui/More.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { ChangeList, PartRowProps } from '../../../ui/parts/part-row.ts';
import { t as batch } from '../batch/batch.texts.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartSelect, PartText } from '../blocks/PartInputs.tsx';
import { PatternField } from '../blocks/PatternField.tsx';
import { t as form } from '../form/form.texts.ts';
import { choicesOf, consequenceWords } from '../point-words.ts';
import { DropdownOptionRow } from './DropdownOptionRow.tsx';
import type { DropdownDraft, OptionDraft } from './option-draft.ts';

const lockOf = ({ batchUpdateDetails }: OptionDraft): string | undefined =>
  batchUpdateDetails?.pending ? batch('locked') : undefined;

/** A dropdown with its options. */
export function DropdownRow({ part, change }: PartRowProps<DropdownDraft>) {
  const { id } = part;
  const changeOptions: ChangeList<OptionDraft> = useCallback(
    (how) => change(id, ({ options }) => ({ options: how(options) })),
    [id, change],
  );
  return (
    <>
      <PartText part={part} name="title" label={t('listTitle')} change={change} />
      <Group gap="lg">
        <Checkbox
          label={t('multiselect')}
          checked={part.multiselect}
          onChange={(event) => change(id, { multiselect: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('hideImages')}
          checked={part.hideImages}
          onChange={(event) => change(id, { hideImages: event.currentTarget.checked })}
        />
      </Group>
      <More
        title={t('validation')}
        summary={part.inputValidationRegexp}
        open={patternFault(part.inputValidationRegexp) !== undefined}
      >
        <PatternField
          value={part.inputValidationRegexp}
          onChange={(inputValidationRegexp) => change(id, { inputValidationRegexp })}
        />
        <PartSelect
          part={part}
          name="validationConsequence"
          label={form('consequence')}
          choices={choicesOf(consequenceWords)}
          change={change}
        />
      </More>
      <PartRows
        noun={t('option')}
        parts={part.options}
        onChange={changeOptions}
        row={DropdownOptionRow}
        fresh={newDropdownOption}
        add={t('addOption')}
        empty={t('noOptions')}
        most={500}
        quick="title"
        lockOf={lockOf}
      />
    </>
  );
}
