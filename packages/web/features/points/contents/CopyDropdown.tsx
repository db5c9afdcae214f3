import { nextIndex, temporaryId } from '@assay/domain/points/new-parts';
import type { Dropdown } from '@assay/domain/points/parts';
import { useQuery } from '@tanstack/react-query';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { dropdownsQuery } from '../points.queries.ts';

interface CopyDropdownProps {
  onCopy: (copy: (others: readonly Dropdown[]) => Dropdown) => void;
}

/** A dropdown of one's own with the title, settings and options of another; its images stay with that one. */
const copyOfDropdown = (known: Dropdown, others: readonly Dropdown[]): Dropdown => ({
  id: temporaryId(),
  index: nextIndex(others),
  title: known.title,
  multiselect: known.multiselect,
  hideImages: known.hideImages,
  inputValidationRegexp: '',
  validationConsequence: 'NoAction',
  options: known.options.map((option) => ({
    ...option,
    id: temporaryId(),
    imageId: null,
    followUpRangeValue: option.followUpRangeValue && { ...option.followUpRangeValue, id: temporaryId() },
  })),
});

export function CopyDropdown({ onCopy }: CopyDropdownProps) {
  const { data = [] } = useQuery(dropdownsQuery);
  return (
    <Picker
      label={t('copyFrom')}
      description={t('copyHint')}
      data={data.map(({ id, title, inspectionPointName }) => ({
        value: id,
        label: `${title} · ${inspectionPointName}`,
      }))}
      value={null}
      onChange={(id) => {
        const known = data.find((one) => one.id === id);
        if (known) onCopy((others) => copyOfDropdown(known, others));
      }}
    />
  );
}
