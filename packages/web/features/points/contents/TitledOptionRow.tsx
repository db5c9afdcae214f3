import type { RangeValue } from '@assay/domain/points/parts';
import type { ReactNode } from 'react';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import type { OrderedPart, PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { FollowUpField } from '../blocks/FollowUpField.tsx';
import { PartText } from '../blocks/PartInputs.tsx';

interface TitledOption extends OrderedPart {
  title: string;
  followUpRangeValue: RangeValue | null;
}

/** An option of a list or a dropdown, and what it asks for when it is chosen. */
export const TitledOptionRow = <O extends TitledOption>({
  part,
  change,
  lead,
  actions,
}: PartRowProps<O> & { lead?: ReactNode; actions?: ReactNode }) => (
  <PartLine
    lead={lead}
    actions={actions}
    more={{
      title: t('followUp'),
      summary: part.followUpRangeValue?.title ?? '',
      content: (
        <FollowUpField
          value={part.followUpRangeValue}
          onChange={(followUpRangeValue) => change(part.id, { followUpRangeValue } as Partial<O>)}
        />
      ),
    }}
  >
    <PartText part={part} name="title" label={t('optionName')} change={change} />
  </PartLine>
);
