import type { Product } from '@assay/domain/measurements/limits';
import { servesProduct } from '@assay/domain/points/applicability';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { usePointFormState } from '../form/point-form-context.ts';
import { useProducts } from '../products.ts';
import { PointTrial } from './PointTrial.tsx';
import { ProductChooser } from './ProductChooser.tsx';
import classes from './point-preview.module.css';
import { t } from './preview.texts.ts';
import { newTrial } from './trial.ts';

/** The point as an inspector will see it, while it is being written. */
export function PointPreview() {
  const { draft } = usePointFormState();
  // Typing in the form comes first; the preview follows as soon as there is time.
  const point = useDeferredValue(useDraft(draft, (one) => one));
  const [trial, setTrial] = useState(() => newTrial(point));
  const [product, setProduct] = useState<Product>({ productFamilyId: null, productModelId: null });
  const products = useProducts();

  return (
    <Paper component="aside" withBorder p="md" className={classes.preview} aria-label={t('title')}>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('title')}</Title>
          <Text c="dimmed" size="sm">
            {t('lead')}
          </Text>
        </div>
        <ProductChooser value={product} onChange={setProduct} />
        {!servesProduct(point.metas, product, products.familyOfModel) && (
          <Text size="sm" c="var(--assay-warning)">
            {t('notFor')}
          </Text>
        )}
        <PointTrial point={point} trial={trial} product={product} onTrial={setTrial} />
        <Button variant="default" onClick={() => setTrial(newTrial(point))}>
          {t('again')}
        </Button>
      </Stack>
    </Paper>
  );
}
