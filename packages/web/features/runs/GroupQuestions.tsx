import { type CategoryGroup, noCategory } from '@assay/domain/protocols/protocol';
import { asksAtStart, type GroupAnswers } from '@assay/domain/protocols/walk';
import { Checkbox, Radio } from '@mantine/core';
import { t } from './runs.texts.ts';

interface GroupQuestionsProps {
  protocol: { categories: readonly { title: string }[]; categoryGroups: readonly CategoryGroup[] };
  answers: GroupAnswers;
  /** What is wrong with an answer, by the place of its group. */
  errorOf?: (place: number) => string | undefined;
  onAnswer: (place: number, answer: boolean | number) => void;
}

/** What is chosen for the category groups before the work begins. */
export function GroupQuestions({ protocol, answers, errorOf, onAnswer }: GroupQuestionsProps) {
  const { categories, categoryGroups } = protocol;
  const questions = categoryGroups.map((group, place) => ({ group, place })).filter(({ group }) => asksAtStart(group));
  const titleOf = (category: number): string =>
    categories[category]?.title.trim() || t('untitled', { number: category + 1 });
  return questions.map(({ group, place }) =>
    group.kind === 'optional' ? (
      <Checkbox
        key={place}
        label={t('done', { group: group.name })}
        description={filled(group).map(titleOf).join(', ')}
        checked={answers[place] !== false}
        onChange={(event) => onAnswer(place, event.currentTarget.checked)}
      />
    ) : (
      <Radio.Group
        key={place}
        label={t('choose', { group: group.name })}
        error={errorOf?.(place)}
        value={String(answers[place] ?? '')}
        onChange={(value) => onAnswer(place, Number(value))}
      >
        {filled(group).map((category, index) => (
          <Radio
            key={category}
            value={String(category)}
            label={titleOf(category)}
            {...(index === 0 && { 'data-path': `choices.${place}` })}
          />
        ))}
      </Radio.Group>
    ),
  );
}

const filled = ({ categoryIndices }: CategoryGroup): number[] =>
  categoryIndices.filter((category) => category !== noCategory);
