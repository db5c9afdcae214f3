import type { InspectionPoint } from '@assay/contract/points/point';
import { inheritedLimits, limitNames, type MeasurementLimit, unorderedLimits } from '@assay/domain/measurements/limits';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { t as blocks } from '../blocks/blocks.texts.ts';
import type { LimitDraft } from '../form/point-draft.ts';
import { leavesPoint } from '../point-address.ts';
import { useProducts } from '../products.ts';
import { AddLimitRow } from './AddLimitRow.tsx';
import { LimitRow } from './LimitRow.tsx';
import { inProductOrder, isChanged, limitRows, newLimitRow, savedValues } from './limit-rows.ts';
import { useSaveLimit } from './limits.queries.ts';
import { t } from './limits.texts.ts';
import classes from './limits-editor.module.css';

type Known = InspectionPoint & { measurementLimits: (MeasurementLimit & { id: string })[] };

/** The limits of a measured point for every product, apart from the rest of its form. */
export function LimitsEditor({ point }: { point: Known }) {
  const products = useProducts();
  const save = useSaveLimit(point.id);
  const [known, setKnown] = useState(() => new Map(point.measurementLimits.map((limit) => [limit.id, limit])));
  const [rows, setRows] = useState<readonly LimitDraft[]>(() => limitRows(point.measurementLimits));
  const changed = rows.filter((row) => isChanged(row, known.get(row.id)));
  const isCrossing = rows.some((row) => unorderedLimits(row).length > 0);

  const change = (id: string, values: Partial<LimitDraft>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...values } : row)));
  const nameOf = ({ productFamilyId, productModelId }: MeasurementLimit): string => {
    if (productModelId) return products.modelName(productModelId);
    return productFamilyId ? products.familyName(productFamilyId) : t('general');
  };

  /** One after another; what is saved stays saved when a later one fails. */
  async function saveAll(): Promise<void> {
    for (const row of changed) {
      const { id, productFamilyId, productModelId, unlimited } = row;
      const values = savedValues(row, known.get(id));
      const saved = await save.mutateAsync({ id, productFamilyId, productModelId, ...values, unlimited });
      setKnown((before) => new Map(before).set(saved.id, saved));
      change(id, { id: saved.id });
    }
    notifySuccess(t('saved'));
  }

  return (
    <Panel title={t('title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('lead')}</Text>
        {!point.editable && <Alert color="gray">{t('notYours')}</Alert>}
        <table className={classes.table} aria-label={t('table')}>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              {limitNames.map((name) => (
                <th key={name} scope="col">
                  {blocks(name)}
                </th>
              ))}
              <th scope="col">{t('unlimited')}</th>
            </tr>
          </thead>
          <tbody>
            {inProductOrder(rows, products).map((row) => (
              <LimitRow
                key={row.id}
                row={row}
                product={nameOf(row)}
                inherited={inheritedLimits(rows, row)}
                disabled={!point.editable}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
        {point.editable && (
          <>
            <AddLimitRow
              taken={rows}
              onAdd={(family, model) => setRows((before) => [...before, newLimitRow(family, model)])}
            />
            {save.isError && <ErrorPanel title={t('failed')} error={save.error} more={t('kept')} />}
            <Button
              className={classes.save ?? ''}
              loading={save.isPending}
              disabled={changed.length === 0 || isCrossing}
              // What failed is shown beside the button.
              onClick={() => void saveAll().catch(() => undefined)}
            >
              {t('save')}
            </Button>
          </>
        )}
        <LeaveGuard isDirty={() => changed.length > 0} leaves={leavesPoint} />
      </Stack>
    </Panel>
  );
}
