import { type CategoryGroup, noCategory } from '@assay/domain/protocols/protocol';
import { asksAtStart, type GroupAnswers } from '@assay/domain/protocols/walk';
import { Button, Checkbox, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { t } from './preview.texts.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';

interface StartQuestionsProps {
  protocol: PreviewedProtocol;
  onBegin: (answers: GroupAnswers) => void;
}

/** What is said of the groups before the work begins. */
export function StartQuestions({ protocol: { categories, categoryGroups }, onBegin }: StartQuestionsProps) {
  const [answers, setAnswers] = useState<GroupAnswers>({});
  const asked = categoryGroups.map((group, place) => ({ group, place })).filter(({ group }) => asksAtStart(group));
  const isOpen = asked.some(({ group, place }) => group.kind === 'alternatives' && answers[place] === undefined);
  const titleOf = (category: number): string =>
    categories[category]?.title.trim() || t('untitled', { number: category + 1 });
  const answer = (place: number, value: boolean | number) => setAnswers((before) => ({ ...before, [place]: value }));
  return (
    <Stack gap="md" align="flex-start">
      <Title order={3}>{t('start')}</Title>
      {asked.map(({ group, place }) =>
        group.kind === 'optional' ? (
          <Checkbox
            key={place}
            label={t('done', { group: group.name })}
            description={titlesOf(group, titleOf)}
            checked={answers[place] !== false}
            onChange={(event) => answer(place, event.currentTarget.checked)}
          />
        ) : (
          <Radio.Group
            key={place}
            label={t('choose', { group: group.name })}
            value={String(answers[place] ?? '')}
            onChange={(value) => answer(place, Number(value))}
          >
            {filled(group).map((category) => (
              <Radio key={category} value={String(category)} label={titleOf(category)} />
            ))}
          </Radio.Group>
        ),
      )}
      {isOpen && <Text c="dimmed">{t('chooseFirst')}</Text>}
      <Button disabled={isOpen} onClick={() => onBegin(answers)}>
        {t('begin')}
      </Button>
    </Stack>
  );
}

const filled = ({ categoryIndices }: CategoryGroup): number[] =>
  categoryIndices.filter((category) => category !== noCategory);

const titlesOf = (group: CategoryGroup, titleOf: (category: number) => string): string =>
  filled(group).map(titleOf).join(', ');
