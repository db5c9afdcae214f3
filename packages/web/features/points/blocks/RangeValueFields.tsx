import type { RangeValue } from '@assay/domain/points/parts';
import { patternFault } from '@assay/domain/points/patterns';
import { Text } from '@mantine/core';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import type { Change } from '../../../ui/parts/part-row.ts';
import { t as form } from '../form/form.texts.ts';
import { usePartFault } from '../form/point-form-context.ts';
import { choicesOf, consequenceWords } from '../point-words.ts';
import { t } from './blocks.texts.ts';
import { isForAnyModel, ModelsField, modelsText } from './ModelsField.tsx';
import { PartSelect, PartText } from './PartInputs.tsx';
import { PartKeyboard } from './PartKeyboard.tsx';
import { PatternField } from './PatternField.tsx';

interface RangeValueFieldsProps {
  part: RangeValue;
  change: (id: string, change: Change<RangeValue>) => void;
}

/** A value that is to be filled in: its name and keyboard, and its rules folded away. */
export const RangeValueFields = ({ part, change }: RangeValueFieldsProps) => (
  <PartLine
    more={{
      title: t('rules'),
      summary: rulesText(part),
      content: <Rules part={part} change={change} />,
      open: patternFault(part.inputValidationRegexp) !== undefined,
    }}
  >
    <PartText part={part} name="title" label={t('valueTitle')} change={change} />
    <PartKeyboard part={part} change={change} />
  </PartLine>
);

function Rules({ part, change }: RangeValueFieldsProps) {
  const error = usePartFault(part.id, 'inputValidationRegexp');
  return (
    <>
      <PatternField
        value={part.inputValidationRegexp}
        error={error}
        onChange={(inputValidationRegexp) => change(part.id, { inputValidationRegexp })}
      />
      <PartSelect
        part={part}
        name="validationConsequence"
        label={form('consequence')}
        choices={choicesOf(consequenceWords)}
        change={change}
      />
      <ModelsField metas={part.metas} onChange={(metas) => change(part.id, { metas })} />
      {part.tags.length > 0 && <Text c="dimmed">{t('tags', { tags: part.tags.join(', ') })}</Text>}
    </>
  );
}

/** Only what is not as in a new value. */
const rulesText = ({ inputValidationRegexp, metas }: RangeValue): string =>
  [inputValidationRegexp, isForAnyModel(metas) ? '' : modelsText(metas)].filter(Boolean).join(' · ');
