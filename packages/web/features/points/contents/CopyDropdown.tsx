import { useQuery } from '@tanstack/react-query';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { dropdownsQuery } from '../points.queries.ts';
import type { DropdownDraft } from './option-draft.ts';

/** Finds the dropdown that is to be copied. */
export function CopyDropdown({ onCopy }: { onCopy: (known: DropdownDraft) => void }) {
  const { data = [], isFetching } = useQuery(dropdownsQuery);
  return (
    <Picker
      label={t('copyFrom')}
      description={t('copyHint')}
      data={data.map(({ id, title, inspectionPointName }) => ({
        value: id,
        label: `${title} · ${inspectionPointName}`,
      }))}
      waiting={isFetching}
      value={null}
      onChange={(id) => {
        const known = data.find((one) => one.id === id);
        if (known) onCopy(known);
      }}
    />
  );
}
