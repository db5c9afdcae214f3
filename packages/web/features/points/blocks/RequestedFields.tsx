import type { CommonSettings } from '@assay/domain/points/settings';
import { Checkbox } from '@mantine/core';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import classes from './requested-fields.module.css';

type Rule = { present: boolean; required?: boolean; onlyForFailure?: boolean };
type FieldName = 'commentField' | 'internalCommentField' | 'ratingField' | 'photoField' | 'voiceCommentField';

const useRule: FieldHook<Record<FieldName, Rule>> = usePointField;

const rows = (): readonly { name: FieldName; label: string; aspects: readonly (keyof Rule)[] }[] =>
  [
    { name: 'commentField', label: t('comment'), aspects: ['present', 'required'] },
    { name: 'internalCommentField', label: t('internalComment'), aspects: ['present', 'required'] },
    { name: 'ratingField', label: t('rating'), aspects: ['present', 'required'] },
    { name: 'photoField', label: t('photo'), aspects: ['present', 'required', 'onlyForFailure'] },
    { name: 'voiceCommentField', label: t('voiceComment'), aspects: ['present'] },
  ] satisfies readonly { name: FieldName & keyof CommonSettings; label: string; aspects: readonly (keyof Rule)[] }[];

const aspectWords = (): Record<keyof Rule, string> => ({
  present: t('requested'),
  required: t('required'),
  onlyForFailure: t('onlyForFailure'),
});

const aspects: readonly (keyof Rule)[] = ['present', 'required', 'onlyForFailure'];

/** What an inspector is to give beside the answer, and what must not be missing. */
export const RequestedFields = () => (
  <table className={classes.table} aria-label={t('requestedFields')}>
    <thead>
      <tr>
        <td />
        {aspects.map((aspect) => (
          <th key={aspect} scope="col">
            {aspectWords()[aspect]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows().map((row) => (
        <RequestedField key={row.name} {...row} />
      ))}
    </tbody>
  </table>
);

function RequestedField({ name, label, aspects: own }: ReturnType<typeof rows>[number]) {
  const { value: rule, set } = useRule(name);
  return (
    <tr>
      <th scope="row">{label}</th>
      {aspects.map((aspect) => (
        <td key={aspect}>
          {own.includes(aspect) && (
            <Checkbox
              className={classes.box ?? ''}
              aria-label={t('fieldAspect', { field: label, aspect: aspectWords()[aspect] })}
              checked={rule[aspect] ?? false}
              disabled={aspect !== 'present' && !rule.present}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                set((before) => ({ ...before, [aspect]: checked }));
              }}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
