import type { Product } from '@assay/domain/measurements/limits';
import { entryRule } from '@assay/domain/points/entry-rule';
import { shownChoiceLists } from '@assay/domain/points/multiple-choices';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ChoiceList } from '@assay/domain/points/parts';
import type { ChoiceResult, OptionAnswer } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import { Stack, Text } from '@mantine/core';
import { toggled, withAnswer } from '../answers.ts';
import { t } from '../inputs.texts.ts';
import { OptionBoxes } from '../OptionBoxes.tsx';
import { PatternNote } from '../PatternNote.tsx';

interface ChoicesResult {
  multipleChoices: ChoiceResult[];
  followUps: OptionAnswer[];
}

interface ChoiceAnswersProps<R extends ChoicesResult> {
  point: CommonSettings & { multipleChoices: ChoiceList[] };
  result: R;
  product: Product;
  disabled: boolean;
  onChange: (change: (result: R) => R) => void;
}

/** The lists of choices that are for this product. */
export function ChoiceAnswers<R extends ChoicesResult>(props: ChoiceAnswersProps<R>) {
  const { point, result, product, disabled, onChange } = props;

  function choose(list: ChoiceList, next: (chosen: readonly string[]) => string[]): void {
    onChange((before) => {
      const optionIds = next(chosenOf(list, before));
      const isKept = ({ optionId }: OptionAnswer) =>
        optionIds.includes(optionId) || !list.options.some(({ id }) => id === optionId);
      return {
        ...before,
        multipleChoices: withAnswer(
          before.multipleChoices,
          { multipleChoiceId: list.id, optionIds },
          (one) => one.multipleChoiceId === list.id,
        ),
        followUps: before.followUps.filter(isKept),
      };
    });
  }

  const shown = shownChoiceLists(point.multipleChoices, product.productModelId);
  if (shown.length === 0) return <Text c="dimmed">{t('noneHere')}</Text>;
  return (
    <Stack gap="md">
      {shown.map((list) => {
        const chosen = chosenOf(list, result);
        const options = inIndexOrder(list.options).filter(({ title }) => title.trim() !== '');
        return (
          <div key={list.id}>
            <OptionBoxes
              legend={list.title || t('options')}
              point={point}
              options={options}
              chosen={chosen}
              several={!list.radio}
              followUps={result.followUps}
              disabled={disabled}
              onToggle={(id) => choose(list, (before) => toggled(before, id, !list.radio))}
              onClear={() => choose(list, () => [])}
              onFollowUp={(optionId, value) =>
                onChange((before) => ({
                  ...before,
                  followUps: withAnswer(before.followUps, { optionId, value }, (one) => one.optionId === optionId),
                }))
              }
            />
            <PatternNote
              {...entryRule(point, { pattern: list.inputValidationRegexp })}
              value={titlesOf(options, chosen)}
            />
          </div>
        );
      })}
    </Stack>
  );
}

const chosenOf = ({ id }: ChoiceList, { multipleChoices }: ChoicesResult): readonly string[] =>
  multipleChoices.find(({ multipleChoiceId }) => multipleChoiceId === id)?.optionIds ?? [];

const titlesOf = (options: readonly { id: string; title: string }[], chosen: readonly string[]): string =>
  options
    .filter(({ id }) => chosen.includes(id))
    .map(({ title }) => title)
    .join(', ');
