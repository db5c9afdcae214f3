import type { KeyboardType } from '@assay/domain/points/point-types';
import type { Change } from '../../../ui/parts/part-row.ts';
import { t } from '../form/form.texts.ts';
import { choicesOf, keyboardWords } from '../point-words.ts';
import { PartSelect } from './PartInputs.tsx';

interface PartKeyboardProps<P> {
  part: P & { id: string };
  change: (id: string, change: Change<P>) => void;
}

/** The keyboard that a part is answered with. */
export const PartKeyboard = <P extends { keyboardType: KeyboardType }>({ part, change }: PartKeyboardProps<P>) => (
  <PartSelect
    part={part}
    name="keyboardType"
    label={t('keyboard')}
    choices={choicesOf(keyboardWords)}
    change={change}
  />
);
