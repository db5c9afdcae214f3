import { type RatingName, ratings } from '@assay/domain/ratings';
import { Group, Stack } from '@mantine/core';
import { PriorityMark } from '../features/follow-ups/PriorityMark.tsx';
import { StatusBadge } from '../features/inspections/StatusBadge.tsx';
import { RatingLabel } from '../features/reports/blocks/RatingLabel.tsx';
import { Tag } from '../ui/Tag.tsx';

const names = Object.keys(ratings) as RatingName[];
const late = '7 days late';

/** Colours and shapes that mean one thing everywhere. */
export const MarkPieces = () => (
  <Stack>
    <Group>
      {names.map((name) => (
        <RatingLabel key={name} rating={{ name, label: name }} />
      ))}
    </Group>
    <Group>
      <StatusBadge status="In_Use" sentBack={false} />
      <StatusBadge status="In_Use" sentBack />
      <StatusBadge status="Waiting" sentBack={false} />
      <StatusBadge status="Finished" sentBack={false} />
      <Tag tone="late">{late}</Tag>
    </Group>
    <Group>
      {(['High', 'Medium', 'Low'] as const).map((priority) => (
        <PriorityMark key={priority} priority={priority} label={priority} />
      ))}
    </Group>
  </Stack>
);
