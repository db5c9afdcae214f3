import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import type { GroupKind } from '@assay/domain/protocols/protocol';
import { Clipped } from '../../../ui/Clipped.tsx';
import { type Column, DataTable } from '../../../ui/list/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { t } from './detail.texts.ts';

interface GroupRow {
  id: string;
  name: string;
  kind: GroupKind;
  categories: string;
}

const kindWords = (): Record<GroupKind, string> => ({
  mandatory: t('mandatory'),
  optional: t('optionalGroup'),
  alternatives: t('alternatives'),
});

const columns = (): readonly Column<GroupRow>[] => [
  { id: 'name', header: t('group'), width: '30%', cell: ({ name }) => <Clipped text={name || t('none')} /> },
  { id: 'kind', header: t('kind'), width: '9rem', cell: ({ kind }) => kindWords()[kind] },
  { id: 'categories', header: t('groupCategories'), cell: ({ categories }) => <Clipped text={categories} /> },
];

/** Which categories belong together, and how they are done; nothing where none do. */
export function CategoryGroups({ protocol: { categoryGroups, categories } }: { protocol: ProtocolReply }) {
  if (categoryGroups.length === 0) return null;
  const rows = categoryGroups.map(({ name, kind, categoryIndices }, place) => ({
    id: `${place}`,
    name,
    kind,
    categories: categoryIndices.map((index) => categories[index]?.title ?? t('none')).join(', '),
  }));
  return (
    <Panel title={t('groups')}>
      <DataTable label={t('groups')} columns={columns()} rows={rows} stacks />
    </Panel>
  );
}
