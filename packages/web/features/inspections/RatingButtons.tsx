import type { InspectionItem } from '@assay/contract/inspection-item';
import { inspectionRatings } from '@assay/domain/inspections/status';
import { Group } from '@mantine/core';
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { RowAction } from '../../ui/list/RowAction.tsx';
import { t } from './list/list.texts.ts';
import { useRateInspection } from './list/report-list.queries.ts';

const thumbs = {
  Ok: { label: 'rateOk', plain: IconThumbUp, filled: IconThumbUpFilled },
  Nok: { label: 'rateNok', plain: IconThumbDown, filled: IconThumbDownFilled },
} as const;

/** What a reviewer thinks of a whole inspection, and how they say it. */
export function RatingButtons({ inspection: { id, name, rating } }: { inspection: InspectionItem }) {
  const rate = useRateInspection(id);
  return (
    <Group gap={0} wrap="nowrap">
      {inspectionRatings.map((one) => {
        const { label, plain, filled } = thumbs[one];
        const holds = one === rating;
        return (
          <RowAction
            key={one}
            label={t(label, { name })}
            icon={holds ? filled : plain}
            pressed={holds}
            disabled={holds || rate.isPending}
            onClick={() => rate.mutate(one)}
          />
        );
      })}
    </Group>
  );
}
