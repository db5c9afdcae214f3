import type { ImportLine } from '@assay/contract/imports';
import { Badge } from '@mantine/core';
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
    cell: ({ state }) => (
      <Badge variant="light" color={colors[state]}>
        {t(state)}
      </Badge>
    ),
  },
  { id: 'title', header: t('record'), wrap: true, width: '30%', cell: ({ title }) => title },
  { id: 'what', header: t('what'), wrap: true, cell: (line) => <WhatHappens line={line} /> },
];

const WhatHappens = ({ line: { changes, errors } }: { line: ImportLine }) => (
  <>
    {changes.map(({ field, from, to }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and a field may stand in it twice.
      <div key={i}>{from ? t('changes', { field, from, to }) : t('sets', { field, to })}</div>
    ))}
    {errors.map((fault, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and a column may have several faults.
      <div key={i}>{t('error', { column: fault.column, message: faultText(fault) })}</div>
    ))}
  </>
);
