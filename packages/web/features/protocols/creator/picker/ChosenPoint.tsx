import { pointTypeTitles } from '@assay/domain/points/point-types';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pointQuery } from '../../../points/points.queries.ts';
import { useProtocol, useView } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import classes from './chosen-point.module.css';
import { t } from './picker.texts.ts';
import { useAddPoint } from './use-add-point.ts';

/** What the chosen point is, in a few words, and the way to add it. */
export function ChosenPoint() {
  const { points } = useKnown();
  const chosen = points.get(useView(({ chosenId }) => chosenId));
  return (
    <section className={classes.chosen} aria-label={t('chosen')}>
      {chosen ? (
        <>
          <div>
            <Text fw={600} lineClamp={2} className={classes.name}>
              {chosen.name}
            </Text>
            <Text size="sm" className={classes.name}>
              {pointTypeTitles[chosen.type] ?? chosen.type}
            </Text>
            <More id={chosen.id} />
            <Text size="sm" c="dimmed" lineClamp={2} className={classes.name}>
              {t('families', { families: chosen.productFamilyNames.join(', ') || t('anyFamily') })}
            </Text>
          </div>
          <AddButton point={chosen} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
    </section>
  );
}

/** What the list does not know of a point. */
function More({ id }: { id: string }) {
  const { data: point } = useQuery(pointQuery(id));
  if (!point) return null;
  return (
    <>
      {'unitValue' in point && point.unitValue && <Text size="sm">{t('unit', { unit: point.unitValue })}</Text>}
      {point.description && (
        <Text size="sm" lineClamp={2} className={classes.name}>
          {point.description}
        </Text>
      )}
    </>
  );
}

function AddButton({ point }: { point: { id: string; name: string } }) {
  const add = useAddPoint();
  const categoryId = useView((view) => view.categoryId);
  const title = useProtocol(
    ({ categories }) => (categories.find(({ id }) => id === categoryId) ?? categories[0])?.title ?? '',
  );
  return (
    <Button
      fullWidth
      leftSection={<IconPlus size={18} aria-hidden />}
      title={t('add', { category: title })}
      onClick={() => add(point)}
    >
      {t('add', { category: title.trim() || t('untitled') })}
    </Button>
  );
}
