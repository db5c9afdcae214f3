import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { asksAtStart } from '@assay/domain/protocols/walk';
import { Stack, TextInput } from '@mantine/core';
import { FieldSet } from '../../../ui/FieldSet.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { GroupQuestions } from '../../runs/GroupQuestions.tsx';
import { t } from './start.texts.ts';
import { sampleNumbers } from './start-choices.ts';
import type { Start } from './use-start.ts';

interface ProtocolQuestionsProps {
  start: Start;
  protocol: ProtocolReply;
}

/** Which groups are done, and the ids of the samples that are taken in them. */
export function ProtocolQuestions({ start: { draft, errors, change }, protocol }: ProtocolQuestionsProps) {
  const { answers, samples } = draft;
  const numbers = sampleNumbers(protocol, answers);
  return (
    <>
      {protocol.categoryGroups.some(asksAtStart) && (
        <FieldSet legend={t('groups')}>
          <Stack gap="md">
            <GroupQuestions
              protocol={protocol}
              answers={answers}
              errorOf={(place) => errors[`choices.${place}`]}
              onAnswer={(place, answer) => change({ answers: { ...answers, [place]: answer } })}
            />
          </Stack>
        </FieldSet>
      )}
      {numbers.length > 0 && (
        <FieldSet legend={t('samples')}>
          <FieldGrid>
            {numbers.map((number) => (
              <TextInput
                key={number}
                label={t('sample', { number })}
                maxLength={100}
                value={samples[number] ?? ''}
                onChange={(event) => change({ samples: { ...samples, [number]: event.currentTarget.value } })}
                error={errors[`samples.${number}`]}
                data-path={`samples.${number}`}
              />
            ))}
          </FieldGrid>
        </FieldSet>
      )}
    </>
  );
}
