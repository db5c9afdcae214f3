import { entryRule } from '@assay/domain/points/entry-rule';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { Dropdown } from '@assay/domain/points/parts';
import { Stack, Text } from '@mantine/core';
import { AnswerField } from '../AnswerField.tsx';
import { withAnswer } from '../answers.ts';
import { t } from '../inputs.texts.ts';
import { PatternNote } from '../PatternNote.tsx';
import type { RunInputProps } from '../run-input-props.ts';
import { DropdownField } from './DropdownField.tsx';

/** The dropdowns of a point, and what their chosen options ask for. */
export function DropdownInput({ point, result, onChange, disabled }: RunInputProps<'Dropdown'>) {
  function choose(dropdown: Dropdown, optionIds: string[]): void {
    onChange(({ dropdowns, followUps }) => ({
      dropdowns: withAnswer(
        dropdowns,
        { dropdownId: dropdown.id, optionIds },
        ({ dropdownId }) => dropdownId === dropdown.id,
      ),
      followUps: followUps.filter(
        ({ optionId }) => optionIds.includes(optionId) || !dropdown.options.some(({ id }) => id === optionId),
      ),
    }));
  }
  const answer = (optionId: string, value: string) =>
    onChange((before) => ({
      ...before,
      followUps: withAnswer(before.followUps, { optionId, value }, (one) => one.optionId === optionId),
    }));

  if (point.dropdowns.length === 0) return <Text c="dimmed">{t('noOptions')}</Text>;
  return (
    <Stack gap="md">
      {inIndexOrder(point.dropdowns).map((dropdown) => {
        const { id, inputValidationRegexp: pattern, validationConsequence: consequence } = dropdown;
        const optionIds = result.dropdowns.find(({ dropdownId }) => dropdownId === id)?.optionIds ?? [];
        const chosen = inIndexOrder(dropdown.options).filter((option) => optionIds.includes(option.id));
        return (
          <Stack key={id} gap="xs">
            <DropdownField
              dropdown={dropdown}
              chosen={optionIds}
              disabled={disabled}
              onChange={(next) => choose(dropdown, next)}
            />
            {chosen.map(
              ({ id: optionId, title, followUpRangeValue: followUp }) =>
                followUp && (
                  <AnswerField
                    key={optionId}
                    id={optionId}
                    label={followUp.title || title}
                    value={result.followUps.find((one) => one.optionId === optionId)?.value ?? ''}
                    onAnswer={answer}
                    keyboardType={followUp.keyboardType || point.keyboardType}
                    {...entryRule(point, {
                      pattern: followUp.inputValidationRegexp,
                      consequence: followUp.validationConsequence,
                    })}
                    disabled={disabled}
                  />
                ),
            )}
            <PatternNote
              {...entryRule(point, { pattern, consequence })}
              value={chosen.map(({ title }) => title).join(', ')}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
