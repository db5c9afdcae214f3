import type { InspectionPoint } from '@assay/contract/points/point';
import { type TaggedPart, taggedParts, tagTargets } from '@assay/domain/points/tags';
import { Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { leavesPoint } from '../point-address.ts';
import { TagEditor } from './TagEditor.tsx';
import { t } from './tags.texts.ts';

/** What a part is called among the others of its point. */
function nameOf({ type, title, within }: TaggedPart): string {
  const name = title.trim() || t('untitled');
  if (!within.trim()) return name;
  return type === tagTargets.option
    ? t('of', { title: name, list: within })
    : t('followUp', { title: name, option: within });
}

/** A tag editor for each option and range value of a point. */
export function TagPanels({ point }: { point: InspectionPoint }) {
  const unsaved = useRef(new Set<string>());
  const parts = taggedParts(point);
  const groups = [
    { title: t('options'), parts: parts.filter(({ type }) => type === tagTargets.option) },
    { title: t('rangeValues'), parts: parts.filter(({ type }) => type === tagTargets.rangeValue) },
  ].filter((group) => group.parts.length > 0);
  return (
    <Stack gap="lg">
      <Title order={2} style={{ overflowWrap: 'anywhere' }}>
        {point.name}
      </Title>
      {groups.length === 0 && <EmptyState title={t('nothing')} text={t('nothingText')} />}
      {groups.map((group) => (
        <Panel key={group.title} title={group.title}>
          <Stack gap="lg">
            {group.parts.map((part) => (
              <TagEditor
                key={part.id}
                part={part}
                name={nameOf(part)}
                onChanged={(isChanged) =>
                  void (isChanged ? unsaved.current.add(part.id) : unsaved.current.delete(part.id))
                }
              />
            ))}
          </Stack>
        </Panel>
      ))}
      <LeaveGuard isDirty={() => unsaved.current.size > 0} leaves={leavesPoint} />
    </Stack>
  );
}
