import type { Product } from '@assay/domain/measurements/limits';
import { servesProduct } from '@assay/domain/points/metas';
import { emptyResult } from '@assay/domain/points/rules';
import type { CommonSettings } from '@assay/domain/points/settings';
import { isFailure, type Rating, ratings } from '@assay/domain/ratings';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { type AnyRunInputProps, RunInput } from '../../runs/inputs/RunInput.tsx';
import { RatingField } from '../../runs/RatingField.tsx';
import { usePointFormState } from '../form/point-form-context.ts';
import { unitsQuery } from '../inspection-points.queries.ts';
import { useProducts } from '../products.ts';
import { ProductChooser } from './ProductChooser.tsx';
import classes from './point-preview.module.css';
import { t } from './preview.texts.ts';

type AnyResult = AnyRunInputProps['result'];

interface Trial {
  result: AnyResult;
  rating: Rating;
  comment: string;
}

/** Photos 'only for failure' wait for a rating that is one. */
const asksForPhoto = ({ photoField }: CommonSettings, rating: Rating): boolean =>
  photoField.present && (!photoField.onlyForFailure || isFailure(rating));

/** The point as an inspector will see it, while it is being written. */
export function PointPreview() {
  const { draft } = usePointFormState();
  // Typing in the form comes first; the preview follows as soon as there is time.
  const point = useDeferredValue(useDraft(draft, (one) => one));
  const begin = (): Trial => ({ result: emptyResult(point), rating: ratings.NotSet, comment: '' });
  const [trial, setTrial] = useState<Trial>(begin);
  const [product, setProduct] = useState<Product>({ productFamilyId: null, productModelId: null });
  const { data: units = [] } = useQuery(unitsQuery);
  const products = useProducts();
  const unitId = 'measurementUnitId' in point ? point.measurementUnitId : null;

  const onChange = useCallback(
    (change: (result: never) => AnyResult) =>
      setTrial((before) => ({ ...before, result: change(before.result as never) })),
    [],
  );
  const onRating = useCallback((rating: Rating) => setTrial((before) => ({ ...before, rating })), []);
  const onComment = useCallback((comment: string) => setTrial((before) => ({ ...before, comment })), []);

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
        <div className={classes.point}>
          <Title order={3} className={classes.name}>
            {point.name || t('unnamed')}
          </Title>
          {point.description && <Text className={classes.description}>{point.description}</Text>}
          <RunInput
            {...({
              ...trial,
              point,
              unit: units.find(({ id }) => id === unitId)?.name ?? '',
              product,
              disabled: false,
              onChange,
              onRating,
              onComment,
            } as unknown as AnyRunInputProps)}
          />
          {point.ratingField.present && <RatingField value={trial.rating} onChange={onRating} />}
          {asksForPhoto(point, trial.rating) && (
            <Text size="sm" className={classes.photo}>
              <IconCamera size={18} aria-hidden />
              {t(point.photoField.required ? 'photoRequired' : 'photo')}
            </Text>
          )}
          {point.commentField.present && (
            <ProseField
              label={t('comment')}
              value={trial.comment}
              onChange={(event) => onComment(event.currentTarget.value)}
            />
          )}
        </div>
        <Button variant="default" onClick={() => setTrial(begin())}>
          {t('again')}
        </Button>
      </Stack>
    </Paper>
  );
}
