import { AnswerField } from '../AnswerField.tsx';
import { t } from '../inputs.texts.ts';
import type { RunInputProps } from '../run-input-props.ts';

export const CommentInput = ({ point, result, onChange, disabled }: RunInputProps<'Comment'>) => (
  <AnswerField
    id="value"
    label={t('answer')}
    value={result.value}
    onAnswer={(_, value) => onChange(() => ({ value }))}
    keyboardType={point.keyboardType}
    pattern={point.inputValidationRegexp}
    consequence={point.validationConsequence}
    disabled={disabled}
    prose
  />
);
