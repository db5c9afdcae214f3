import { inIndexOrder, temporaryId } from '@assay/domain/points/new-parts';
import type { VisualizationDataset } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { linesWithCells } from '@assay/domain/points/summary-with-rows';
import { NativeSelect, TextInput } from '@mantine/core';
import { PartList } from '../../../ui/parts/PartList.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';

const useContent: FieldHook<PointContents['SummaryWithRows']> = usePointField;

const titled = (parts: readonly { id: string; index: number; title: string }[], noun: string) => [
  { value: '', label: t('aggregate') },
  ...inIndexOrder(parts).map(({ id, title }, place) => ({ value: id, label: title || `${noun} ${place + 1}` })),
];

/** The lines of the chart that reports draw from the table; one whose row or field goes, goes with it. */
export function DatasetsBlock() {
  const { value: visualizationDatasets, set } = useContent('visualizationDatasets');
  const { value: fields } = useContent('fields');
  const { value: rows } = useContent('rows');
  const datasets = linesWithCells({ visualizationDatasets, rows, fields });
  const change = (id: string, changes: Partial<VisualizationDataset>) =>
    set((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <PartList
      title={t('datasets')}
      lead={t('datasetsHint')}
      ids={datasets.map(({ id }) => id)}
      fields={(place) => {
        const dataset = datasets[place];
        if (!dataset) return null;
        const { id, name, rowId, columnId } = dataset;
        return (
          <>
            <TextInput
              label={t('datasetName')}
              value={name}
              maxLength={200}
              onChange={(event) => change(id, { name: event.currentTarget.value })}
            />
            <NativeSelect
              label={t('datasetRow')}
              data={titled(rows, t('row'))}
              value={rowId}
              onChange={(event) => change(id, { rowId: event.currentTarget.value })}
            />
            <NativeSelect
              label={t('datasetColumn')}
              data={titled(fields, t('field'))}
              value={columnId}
              onChange={(event) => change(id, { columnId: event.currentTarget.value })}
            />
          </>
        );
      }}
      partName={(place) => t('dataset', { number: place + 1 })}
      removeLabel={(place) => t('removeDataset', { number: place + 1 })}
      addLabel={t('addDataset')}
      empty={t('noDatasets')}
      onAdd={() => {
        const id = temporaryId();
        set((before) => [...before, { id, name: '', rowId: '', columnId: '' }]);
        return id;
      }}
      onRemove={(place) => set((before) => before.filter(({ id }) => id !== datasets[place]?.id))}
    />
  );
}
