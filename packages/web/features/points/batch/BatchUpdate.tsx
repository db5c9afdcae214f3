import { IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import type { Change } from '../../../ui/parts/part-row.ts';
import type { DropdownDraft, OptionDraft } from '../contents/option-draft.ts';
import { usePointFormState } from '../form/point-form-context.ts';
import { BatchUpdateDialog } from './BatchUpdateDialog.tsx';
import { t } from './batch.texts.ts';

interface BatchUpdateProps {
  option: OptionDraft;
  /** What the option is called: 'Option 3'. */
  name: string;
  change: (id: string, change: Change<OptionDraft>) => void;
}

/** Chooses the options of other points that follow this one. */
export function BatchUpdate({ option, name, change }: BatchUpdateProps) {
  const { draft } = usePointFormState();
  const [dropdownId, setDropdownId] = useState<string>();
  const dropdownOf = () => {
    const { dropdowns = [] } = draft.get() as { dropdowns?: DropdownDraft[] };
    return dropdowns.find(({ options }) => options.some(({ id }) => id === option.id))?.id;
  };
  return (
    <>
      <RowAction label={t('open', { option: name })} icon={IconReplace} onClick={() => setDropdownId(dropdownOf())} />
      {dropdownId && (
        <BatchUpdateDialog
          dropdownId={dropdownId}
          option={option}
          onSave={(optionIds) => {
            change(option.id, { batchUpdateDetails: optionIds.length > 0 ? { optionIds } : null });
            setDropdownId(undefined);
          }}
          onClose={() => setDropdownId(undefined)}
        />
      )}
    </>
  );
}
