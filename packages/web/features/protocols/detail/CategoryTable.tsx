import type { ProtocolPointReply, ProtocolReply } from '@assay/contract/protocols/protocol';
import { Group, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import classes from './categories.module.css';
import { DependencyList } from './dependencies/DependencyList.tsx';
import { t } from './detail.texts.ts';
import { pointCount } from './extent-words.ts';

interface CategoryTableProps {
  category: ProtocolReply['categories'][number];
  columns: readonly Column<ProtocolPointReply>[];
  isFolded: boolean;
  onToggle: (id: string) => void;
}

const below = (point: ProtocolPointReply) => point.dependencies.length > 0 && <DependencyList point={point} />;

/** A category with its points, which can be folded away. */
export const CategoryTable = memo(({ category, columns, isFolded, onToggle }: CategoryTableProps) => {
  const { id, index, title, inspectionPoints } = category;
  const name = t('category', { number: index + 1, title });
  return (
    <section
      className={classes.category}
      style={{ containIntrinsicBlockSize: `auto ${isFolded ? 3 : 6 + 3 * inspectionPoints.length}rem` }}
    >
      <Group gap="xs" wrap="nowrap" className={classes.head ?? ''}>
        {inspectionPoints.length > 0 && (
          <RowAction
            label={t(isFolded ? 'unfold' : 'fold', { title: name })}
            icon={isFolded ? IconChevronRight : IconChevronDown}
            expanded={!isFolded}
            onClick={() => onToggle(id)}
          />
        )}
        <Title order={3} className={classes.title ?? ''}>
          {name}
        </Title>
        <Text c="dimmed" className={classes.count ?? ''}>
          {pointCount(inspectionPoints.length)}
        </Text>
      </Group>
      {!isFolded && inspectionPoints.length > 0 && (
        <DataTable label={name} columns={columns} rows={inspectionPoints} below={below} minWidth="84rem" stacks />
      )}
    </section>
  );
});
