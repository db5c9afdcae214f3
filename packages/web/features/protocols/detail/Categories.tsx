import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { Button, Group, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useGrowing } from '../../../ui/use-growing.ts';
import { CategoryTable } from './CategoryTable.tsx';
import classes from './categories.module.css';
import { newRuleDrafts, type ProtocolView, ProtocolViewContext, pointNamesOf } from './dependencies/protocol-view.ts';
import { t } from './detail.texts.ts';
import { extentText } from './extent-words.ts';
import { pointColumns } from './point-columns.tsx';
import { useFolding } from './use-folding.ts';

/** Every category with its points, in the order of work. */
export function Categories({ protocol }: { protocol: ProtocolReply }) {
  const { categories, protocolId, dependenciesEditable } = protocol;
  const { folded, isAllFolded, toggle, reveal, foldAll, unfoldAll } = useFolding(categories);
  const [drafts] = useState(newRuleDrafts);
  const columns = useMemo(() => pointColumns(protocol), [protocol]);
  const view = useMemo<ProtocolView>(
    () => ({ protocolId, isEditable: dependenciesEditable, pointNames: pointNamesOf(protocol), drafts, reveal }),
    [protocol, protocolId, dependenciesEditable, drafts, reveal],
  );
  const drawn = useGrowing(categories.length, 2);
  useFirstReveal(reveal, drawn >= categories.length);

  return (
    <ProtocolViewContext value={view}>
      <section>
        <Group justify="space-between" mb="md" gap="sm">
          <div>
            <Title order={2}>{t('categories')}</Title>
            <Text c="dimmed">{extentText(categories)}</Text>
          </div>
          <Button variant="default" onClick={isAllFolded ? unfoldAll : foldAll}>
            {t(isAllFolded ? 'unfoldAll' : 'foldAll')}
          </Button>
        </Group>
        <div className={classes.categories}>
          {categories.slice(0, drawn).map((category) => (
            <CategoryTable
              key={category.id}
              category={category}
              columns={columns}
              isFolded={folded.has(category.id)}
              onToggle={toggle}
            />
          ))}
        </div>
        <LeaveGuard
          isDirty={() => Object.keys(drafts.get()).length > 0}
          leaves={(from, to) => from.pathname !== to.pathname}
        />
      </section>
    </ProtocolViewContext>
  );
}

/** An address that names a point leads to it, once everything above it is there. */
function useFirstReveal(reveal: (pointId: string) => void, isDrawn: boolean): void {
  const waiting = useRef(useLocation().hash);
  useEffect(() => {
    if (!isDrawn || !waiting.current) return;
    reveal(waiting.current);
    waiting.current = '';
  }, [isDrawn, reveal]);
}
