import { type LimitName, type LimitValues, limitNames, unorderedLimits } from '@assay/domain/measurements/limits';
import { Checkbox, TextInput } from '@mantine/core';
import { t as blocks } from '../blocks/blocks.texts.ts';
import { type LimitDraft, unreadLimits, withoutLimits } from '../form/point-draft.ts';
import { limitText, typedLimit } from './limit-rows.ts';
import { t } from './limits.texts.ts';
import classes from './limits-editor.module.css';

interface LimitRowProps {
  row: LimitDraft;
  /** What the row is for. */
  product: string;
  /** What applies where its own cells are empty. */
  inherited: LimitValues;
  disabled: boolean;
  onChange: (id: string, change: Partial<LimitDraft>) => void;
}

/** The limits of one product on a line. */
export function LimitRow({ row, product, inherited, disabled, onChange }: LimitRowProps) {
  const unread = unreadLimits(row);
  const crossing = unorderedLimits(row);
  const faultOf = (name: LimitName): string | undefined => {
    if (unread.includes(name)) return t('notNumber');
    return crossing.includes(name) ? t('crossing') : undefined;
  };
  return (
    <tr>
      <th scope="row" data-model={row.productModelId !== null || undefined}>
        {product}
      </th>
      {limitNames.map((name) => (
        <td key={name} data-label={blocks(name)}>
          <TextInput
            aria-label={t('cell', { name: blocks(name), product })}
            className={classes.cell ?? ''}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            disabled={disabled || (row.unlimited ?? false)}
            placeholder={inherited[name]?.toString() ?? ''}
            value={limitText(row, name)}
            error={faultOf(name)}
            onChange={(event) => onChange(row.id, typedLimit(name, event.currentTarget.value))}
          />
        </td>
      ))}
      <td data-label={blocks('unlimited')}>
        {/* What holds for any product has nothing wider that it could keep away. */}
        {row.productFamilyId && (
          <Checkbox
            aria-label={t('unlimitedOf', { product })}
            disabled={disabled}
            checked={row.unlimited ?? false}
            onChange={(event) =>
              onChange(row.id, event.currentTarget.checked ? withoutLimits : { unlimited: undefined })
            }
          />
        )}
      </td>
    </tr>
  );
}
