import { nextIndex, temporaryId } from '@assay/domain/points/new-parts';
import type { DropdownDraft, OptionDraft } from './option-draft.ts';

export interface DropdownCopy {
  dropdown: (others: readonly DropdownDraft[]) => DropdownDraft;
  /** Whose picture each of its options shows once it was uploaded again. */
  images: { optionId: string; imageId: string }[];
}

/** A dropdown of one's own with the title, settings and options of another; its pictures are uploaded again. */
export function copyOfDropdown(known: DropdownDraft): DropdownCopy {
  const images: DropdownCopy['images'] = [];
  const options = known.options.map(({ index, title, imageId, followUpRangeValue }): OptionDraft => {
    const id = temporaryId();
    if (imageId) images.push({ optionId: id, imageId });
    return {
      id,
      index,
      title,
      imageId: null,
      imageUrl: null,
      imageReuploadNeeded: imageId !== null,
      followUpRangeValue: followUpRangeValue && { ...followUpRangeValue, id: temporaryId() },
    };
  });
  const id = temporaryId();
  return {
    images,
    dropdown: (others) => ({
      id,
      index: nextIndex(others),
      title: known.title,
      multiselect: known.multiselect,
      hideImages: known.hideImages,
      inputValidationRegexp: '',
      validationConsequence: 'NoAction',
      options,
    }),
  };
}
