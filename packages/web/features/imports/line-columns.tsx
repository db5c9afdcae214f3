import type { ImportLine } from '@assay/contract/imports';
import { Badge, Group } from '@mantine/core';
import { faultText } from '../../ui/fault-text.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { t } from './imports.texts.ts';

const colors = { new: 'teal', changed: 'blue', unchanged: 'gray', faulty: 'red' } as const;

export const lineColumns = (): Column<ImportLine & { id: string }>[] => [
  { id: 'line', header: t('line'), width: '5.5rem', cell: ({ line }) => line },
  {
    id: 'state',
    header: t('state'),
    width: '9rem',
    cell: ({ state, changes }) => (
      <Group gap={4}>
        <Badge variant="light" color={colors[state]}>
          {t(state)}
        </Badge>
        {changes.some(({ renames }) => renames) && (
          <Badge variant="light" color="orange">
            {t('renaming')}
          </Badge>
        )}
      </Group>
    ),
  },
  { id: 'title', header: t('record'), wrap: true, width: '30%', cell: ({ title }) => title },
  { id: 'what', header: t('what'), wrap: true, cell: (line) => <WhatHappens line={line} /> },
];

function changeText({ field, from, to, renames }: ImportLine['changes'][number]): string {
  if (renames) return t('renames', { field, from, to });
  return from ? t('changes', { field, from, to }) : t('sets', { field, to });
}

const WhatHappens = ({ line: { changes, errors } }: { line: ImportLine }) => (
  <>
    {changes.map((change, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and a field may stand in it twice.
      <div key={i}>{changeText(change)}</div>
    ))}
    {errors.map((fault, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and a column may have several faults.
      <div key={i}>{t('error', { column: fault.column, message: faultText(fault) })}</div>
    ))}
  </>
);
