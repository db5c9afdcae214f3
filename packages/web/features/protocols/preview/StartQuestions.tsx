import type { GroupAnswers } from '@assay/domain/protocols/walk';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { GroupQuestions } from '../../runs/GroupQuestions.tsx';
import { t } from './preview.texts.ts';
import type { PreviewedProtocol } from './previewed-protocol.ts';

interface StartQuestionsProps {
  protocol: PreviewedProtocol;
  onBegin: (answers: GroupAnswers) => void;
}

/** What is chosen for the groups before the work begins. */
export function StartQuestions({ protocol, onBegin }: StartQuestionsProps) {
  const [answers, setAnswers] = useState<GroupAnswers>({});
  const isOpen = protocol.categoryGroups.some(
    ({ kind, categoryIndices }, place) =>
      kind === 'alternatives' && categoryIndices.length > 0 && answers[place] === undefined,
  );
  return (
    <Stack gap="md" align="flex-start">
      <Title order={3}>{t('start')}</Title>
      <GroupQuestions
        protocol={protocol}
        answers={answers}
        onAnswer={(place, answer) => setAnswers((before) => ({ ...before, [place]: answer }))}
      />
      {isOpen && <Text c="dimmed">{t('chooseFirst')}</Text>}
      <Button disabled={isOpen} onClick={() => onBegin(answers)}>
        {t('begin')}
      </Button>
    </Stack>
  );
}
