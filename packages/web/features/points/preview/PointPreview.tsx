import type { InspectionPoint } from '@assay/contract/points/point';
import { defaultLanguage } from '@assay/domain/constants';
import { type Language, languages } from '@assay/domain/languages';
import type { Product } from '@assay/domain/measurements/limits';
import { servesProduct } from '@assay/domain/points/applicability';
import { inEnglish, pointInLanguage } from '@assay/domain/protocols/in-language';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDraft } from '../../../ui/draft/draft-store.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useReaderLanguage } from '../../auth/use-reader-language.ts';
import { MissingTranslation } from '../../runs/MissingTranslation.tsx';
import { translatedDraft } from '../form/draft-in-language.ts';
import { usePointFormState } from '../form/point-form-context.ts';
import { useProducts } from '../products.ts';
import { PointTrial } from './PointTrial.tsx';
import { ProductChooser } from './ProductChooser.tsx';
import classes from './point-preview.module.css';
import { t } from './preview.texts.ts';
import { newTrial } from './trial.ts';

interface PointPreviewProps {
  /** The point as it is saved, with its translations; absent for a new one. */
  saved?: InspectionPoint | undefined;
}

/** The point as an inspector will see it, while it is being written. */
export function PointPreview({ saved }: PointPreviewProps) {
  const { draft } = usePointFormState();
  // Typing in the form comes first; the preview follows as soon as there is time.
  const typed = useDeferredValue(useDraft(draft, (one) => one));
  const reader = useReaderLanguage() ?? defaultLanguage;
  const [chosen, choose] = useState<Language>();
  const language = chosen ?? reader;
  const point = useMemo(() => pointInLanguage(translatedDraft(typed, saved), language), [typed, saved, language]);
  const [trial, setTrial] = useState(() => newTrial(typed));
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
        {reader !== defaultLanguage && (
          <FilterChips
            label={t('language')}
            chips={languages
              .filter(({ id }) => id === reader || id === defaultLanguage)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={language}
            onChange={(next) => choose(next as Language)}
          />
        )}
        {!servesProduct(typed.metas, product, products.familyOfModel) && (
          <Text size="sm" c="var(--assay-warning)">
            {t('notFor')}
          </Text>
        )}
        {language !== defaultLanguage && <MissingTranslation point={inEnglish(point)} />}
        <PointTrial point={point} trial={trial} product={product} onTrial={setTrial} />
        <Button variant="default" onClick={() => setTrial(newTrial(typed))}>
          {t('again')}
        </Button>
      </Stack>
    </Paper>
  );
}
