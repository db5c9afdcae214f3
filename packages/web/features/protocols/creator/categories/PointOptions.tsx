import { changePoint, movePoint } from '@assay/domain/protocols/editing/points';
import type { ProtocolPoint } from '@assay/domain/protocols/protocol';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { InfoTip } from '../../../../ui/InfoTip.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { DependencyRows } from '../dependencies/DependencyRows.tsx';
import { followPoint } from '../reveal.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './categories.texts.ts';
import classes from './point-options.module.css';
import { sampleIndexOf } from './sample-index.ts';

interface PointOptionsProps {
  point: ProtocolPoint;
  categoryId: string;
  name: string;
}

const switches = () =>
  [
    ['showInReport', t('showInReport')],
    ['showValueInReportHeader', t('showInHeader')],
    ['prefill', t('prefill')],
    ['optional', t('optional')],
  ] as const;

/** How a point is performed and reported in this protocol. */
export function PointOptions({ point, categoryId, name }: PointOptionsProps) {
  const { edit } = useCreator();
  const change = (changes: Partial<ProtocolPoint>) => edit((protocol) => changePoint(protocol, point.id, changes));
  return (
    <fieldset className={classes.options} aria-label={t('optionsOf', { point: name })}>
      <div className={classes.switches}>
        {switches().map(([option, label]) => (
          <Checkbox
            key={option}
            label={label}
            checked={point[option]}
            onChange={(event) => change({ [option]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <FieldGrid>
        <InfoTip text={t('sampleHint')}>
          <TextInput
            label={t('sample')}
            inputMode="numeric"
            autoComplete="off"
            value={point.sampleIdIndex ?? ''}
            onChange={(event) => change({ sampleIdIndex: sampleIndexOf(event.currentTarget.value) })}
          />
        </InfoTip>
        <SubcategoryField point={point} categoryId={categoryId} onChange={change} />
        <CategoryField point={point} categoryId={categoryId} />
      </FieldGrid>
      <DependencyRows point={point} />
    </fieldset>
  );
}

interface SubcategoryFieldProps {
  point: ProtocolPoint;
  categoryId: string;
  onChange: (changes: Partial<ProtocolPoint>) => void;
}

function SubcategoryField({ point, categoryId, onChange }: SubcategoryFieldProps) {
  const titles = useProtocol(
    ({ categories }) => categories.find(({ id }) => id === categoryId)?.subcategoryTitles ?? none,
  );
  const fault = useFault(`${point.id}.subcategoryTitleIndex`);
  if (titles.length === 0) return null;
  return (
    <NativeSelect
      label={t('ofSubcategory')}
      data={[
        { value: '', label: t('noSubcategory') },
        ...titles.map((title, place) => ({
          value: String(place),
          label: title.trim() || t('subcategory', { number: place + 1 }),
        })),
      ]}
      data-path={`${point.id}.subcategoryTitleIndex`}
      error={fault}
      value={point.subcategoryTitleIndex ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ subcategoryTitleIndex: value === '' ? null : Number(value) })
      }
    />
  );
}

const none: readonly string[] = [];

/** Another way to move the point: to the end of another category. */
function CategoryField({ point, categoryId }: { point: ProtocolPoint; categoryId: string }) {
  const state = useCreator();
  const categories = useProtocol((protocol) => protocol.categories);
  if (categories.length < 2) return null;
  function move(to: string): void {
    const end = categories.find(({ id }) => id === to)?.inspectionPoints.length ?? 0;
    state.edit((protocol) => movePoint(protocol, point.id, to, end));
    followPoint(state, point.id);
  }
  return (
    <NativeSelect
      label={t('ofCategory')}
      data={categories.map(({ id, title }, place) => ({
        value: id,
        label: title.trim() || t('category', { number: place + 1 }),
      }))}
      value={categoryId}
      onChange={(event) => move(event.currentTarget.value)}
    />
  );
}
