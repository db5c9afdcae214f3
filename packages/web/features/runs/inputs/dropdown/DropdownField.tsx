import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { Dropdown } from '@assay/domain/points/parts';
import { useMemo } from 'react';
import { ManyPicker } from '../../../../ui/picker/ManyPicker.tsx';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { t } from '../inputs.texts.ts';
import { ChosenPictures } from './ChosenPictures.tsx';
import { OptionButtons } from './OptionButtons.tsx';
import { OptionPicture } from './OptionPicture.tsx';

interface DropdownFieldProps {
  dropdown: Dropdown;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (optionIds: string[]) => void;
}

/** So few options are seen without opening anything. */
const few = 4;

/** So many options of a list are seen as soon as it opens. */
const seenAtOnce = 6;

/** One of its options, or several; with what they look like, unless their author hides it. */
export function DropdownField({ dropdown, chosen, disabled, onChange }: DropdownFieldProps) {
  const { hideImages } = dropdown;
  const options = useMemo(
    () => inIndexOrder(dropdown.options).filter(({ title }) => title.trim() !== ''),
    [dropdown.options],
  );
  const data = useMemo(
    () =>
      options.map(({ id, title, imageId }, place) => ({
        value: id,
        label: title,
        ...(imageId && !hideImages && { picture: <OptionPicture imageId={imageId} first={place < seenAtOnce} /> }),
      })),
    [options, hideImages],
  );
  const label = dropdown.title || t('options');
  const field = { label, data, disabled };
  const pictures = hideImages
    ? []
    : options.flatMap(({ id, title, imageId }) =>
        imageId && chosen.includes(id) ? [{ id: imageId, name: title }] : [],
      );
  if (options.length > 0 && options.length <= few && options.every(({ imageId }) => !imageId || hideImages))
    return (
      <OptionButtons
        legend={label}
        options={options}
        chosen={chosen}
        several={dropdown.multiselect}
        disabled={disabled}
        onChange={onChange}
      />
    );
  return (
    <>
      {dropdown.multiselect ? (
        <ManyPicker {...field} values={chosen} onChange={onChange} />
      ) : (
        <Picker {...field} value={chosen[0] ?? null} clearable onChange={(id) => onChange(id ? [id] : [])} />
      )}
      <ChosenPictures label={t('chosenPictures', { label })} pictures={pictures} />
    </>
  );
}
