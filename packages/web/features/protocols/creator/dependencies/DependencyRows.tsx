import { changePoint } from '@assay/domain/protocols/editing/points';
import type { PointDependency, ProtocolPoint } from '@assay/domain/protocols/protocol';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FieldSet } from '../../../../ui/FieldSet.tsx';
import { useCreator } from '../creator-state.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './dependencies.texts.ts';
import { newParameter, newRule } from './edit-dependencies.ts';
import { ParameterRow } from './ParameterRow.tsx';
import { RuleRow } from './RuleRow.tsx';
import { useVariables } from './use-variables.ts';

/** What the presence of a point hangs on. */
export function DependencyRows({ point: { id, dependencies } }: { point: ProtocolPoint }) {
  const { edit } = useCreator();
  const fault = useFault(`${id}.dependencies`);
  const setAll = (next: PointDependency[]) => edit((protocol) => changePoint(protocol, id, { dependencies: next }));
  const change = (changed: PointDependency) =>
    setAll(dependencies.map((one) => (one.id === changed.id ? changed : one)));
  const remove = (gone: string) => setAll(dependencies.filter((one) => one.id !== gone));
  const add = (added: PointDependency) => setAll([...dependencies, added]);
  const variables = useVariables(dependencies);
  const hasRule = dependencies.some(({ type }) => type === 'json');
  return (
    <div data-path={`${id}.dependencies`}>
      <FieldSet legend={t('title')}>
        <Text size="sm" c="dimmed">
          {t(dependencies.length === 0 ? 'none' : 'hint')}
        </Text>
        {fault && (
          <Text size="sm" c="var(--mantine-color-error)">
            {fault}
          </Text>
        )}
        {dependencies.map((dependency) =>
          dependency.type === 'json' ? (
            <RuleRow
              key={dependency.id}
              dependency={dependency}
              variables={variables}
              onChange={change}
              onRemove={remove}
            />
          ) : (
            <ParameterRow
              key={dependency.id}
              ownerId={id}
              dependency={dependency}
              onChange={change}
              onRemove={remove}
            />
          ),
        )}
        <Group gap="xs">
          <AddButton label={t('addPoint')} onAdd={() => add(newParameter('point', dependencies))} />
          <AddButton label={t('addModel')} onAdd={() => add(newParameter('model', dependencies))} />
          {!hasRule && <AddButton label={t('addRule')} onAdd={() => add(newRule(dependencies))} />}
        </Group>
      </FieldSet>
    </div>
  );
}

const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="default" size="sm" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
    {label}
  </Button>
);
