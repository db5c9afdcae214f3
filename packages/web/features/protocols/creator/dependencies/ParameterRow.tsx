import { type PointDependency, placedPoints } from '@assay/domain/protocols/protocol';
import { message } from '@assay/domain/words/message';
import { Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { faultText } from '../../../../ui/fault-text.ts';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { useKnown } from '../known.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-row.module.css';

interface ParameterRowProps {
  /** The point that depends. */
  ownerId: string;
  dependency: PointDependency;
  onChange: (dependency: PointDependency) => void;
  onRemove: (id: string) => void;
}

/** A named parameter and what it stands for. */
export function ParameterRow({ ownerId, dependency, onChange, onRemove }: ParameterRowProps) {
  const { id, type, parameter } = dependency;
  return (
    <div className={classes.row}>
      <div className={classes.fields}>
        <TextInput
          label={t('parameter')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          data-path={`${id}.parameter`}
          error={useFault(`${id}.parameter`)}
          value={parameter}
          onChange={(event) => onChange({ ...dependency, parameter: event.currentTarget.value })}
        />
        {type === 'model' ? (
          <Text className={classes.model ?? ''}>{t('model')}</Text>
        ) : (
          <TargetField ownerId={ownerId} dependency={dependency} onChange={onChange} />
        )}
      </div>
      <RowAction label={t('remove', { parameter })} icon={IconTrash} destructive onClick={() => onRemove(id)} />
    </div>
  );
}

function TargetField({ ownerId, dependency, onChange }: Omit<ParameterRowProps, 'onRemove'>) {
  const { points } = useKnown();
  const { work } = useCreator();
  const originals = useDraft(work, (one) => one.originals);
  const categories = useProtocol((protocol) => protocol.categories);
  const targets = useMemo(
    () =>
      placedPoints({ categories })
        .filter(({ point }) => point.id !== ownerId)
        .map(({ point, category }) => ({
          value: point.id,
          label: t('ofCategory', {
            number: category.inspectionPoints.indexOf(point) + 1,
            point: (points.get(point.inspectionPointId) ?? originals[point.inspectionPointId])?.name ?? '?',
            category: category.title,
          }),
        })),
    [categories, ownerId, points, originals],
  );
  const { protocolPointId } = dependency;
  const isMissing = protocolPointId !== null && !targets.some(({ value }) => value === protocolPointId);
  const place = `${dependency.id}.protocolPointId`;
  const fault = useFault(place);
  return (
    <Picker
      label={t('point')}
      placeholder={t('choosePoint')}
      data={targets}
      value={protocolPointId}
      data-path={place}
      error={isMissing ? faultText(message('dependency.pointNotFound')) : fault}
      onChange={(value) => onChange({ ...dependency, protocolPointId: value })}
    />
  );
}
