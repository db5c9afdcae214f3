import type { KeyboardType } from '@assay/domain/points/point-types';

interface FieldKind {
  type?: 'date' | 'datetime-local';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
}

const kinds: Record<KeyboardType, FieldKind> = {
  '': {},
  default: { inputMode: 'text' },
  'number-pad': { inputMode: 'numeric' },
  'decimal-pad': { inputMode: 'decimal' },
  numeric: { inputMode: 'decimal' },
  'email-address': { inputMode: 'email' },
  'phone-pad': { inputMode: 'tel' },
  date: { type: 'date' },
  'date-time': { type: 'datetime-local' },
};

const shapes = { date: /^\d{4}-\d\d-\d\d$/, 'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/ };

/** The keyboard and the field for a value; one that is no date stays readable in a plain field. */
export function fieldKind(keyboardType: KeyboardType, value: string): FieldKind {
  const kind = kinds[keyboardType] ?? {};
  return kind.type && value !== '' && !shapes[kind.type].test(value) ? {} : kind;
}

const numberKeyboards: readonly KeyboardType[] = ['number-pad', 'decimal-pad', 'numeric'];

export const asksNumber = (keyboardType: KeyboardType): boolean => numberKeyboards.includes(keyboardType);

/** What takes more than one line: plain text, and no keyboard of its own. */
export const isProse = (keyboardType: KeyboardType): boolean => keyboardType === '' || keyboardType === 'default';
