import type { RangeValue } from '@assay/domain/points/parts';
import { More } from '../../../ui/More.tsx';
import type { OrderedPart, PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { FollowUpField } from '../blocks/FollowUpField.tsx';
import { PartText } from '../blocks/PartInputs.tsx';

interface TitledOption extends OrderedPart {
  title: string;
  followUpRangeValue: RangeValue | null;
}

/** An option of a list or a dropdown, and what it asks for when it is chosen. */
export const TitledOptionRow = <O extends TitledOption>({ part, change }: PartRowProps<O>) => (
  <>
    <PartText part={part} name="title" label={t('optionName')} change={change} />
    <More title={t('followUp')} summary={part.followUpRangeValue?.title ?? ''}>
      <FollowUpField
        value={part.followUpRangeValue}
        onChange={(followUpRangeValue) => change(part.id, { followUpRangeValue } as Partial<O>)}
      />
    </More>
  </>
);
