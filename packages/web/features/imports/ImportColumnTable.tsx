import type { ImportColumn } from '@assay/domain/imports/columns';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type Column, DataTable } from '../../ui/list/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { exampleCsv } from './example-csv.ts';
import type { ImportNoun } from './import-noun.ts';
import { t } from './imports.texts.ts';

const columns = (): Column<ImportColumn & { id: string }>[] => [
  {
    id: 'title',
    header: t('column'),
    wrap: true,
    width: '38%',
    cell: ({ title, required }) => (required ? t('required', { title }) : title),
  },
  { id: 'aliases', header: t('alsoNamed'), wrap: true, cell: ({ aliases }) => aliases.join(', ') },
  { id: 'most', header: t('most'), width: '6rem', align: 'end', cell: ({ most }) => most },
];

/** What the file may contain, and a file that shows it. */
export const ImportColumnTable = ({ noun: { columns: known, example } }: { noun: ImportNoun }) => (
  <Panel
    title={t('columnsTitle')}
    actions={
      example && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(example.name, new Blob([exampleCsv(known, example.lines)], { type: 'text/csv' }))}
        >
          {t('example')}
        </Button>
      )
    }
  >
    <Text c="dimmed" mb="md">
      {t('columnsText')}
    </Text>
    <DataTable
      label={t('columnsTitle')}
      columns={columns()}
      rows={Object.entries(known).map(([id, column]) => ({ id, ...column }))}
      minWidth="20rem"
    />
  </Panel>
);
