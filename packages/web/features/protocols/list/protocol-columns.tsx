import type { ProtocolItem } from '@assay/contract/protocols/protocol';
import { shownType } from '@assay/domain/protocol-types';
import { listDay, listMoment } from '@assay/domain/time';
import { Clipped } from '../../../ui/Clipped.tsx';
import { type Column, RowLink } from '../../../ui/list/DataTable.tsx';
import { targetsText, targetText } from '../target-words.ts';
import { t } from './list.texts.ts';
import classes from './protocol-columns.module.css';

export interface ProtocolRow extends ProtocolItem {
  id: string;
  /** The moment of its deletion. */
  deleted?: string;
}

/** However long the names are, how many others there are is not cut off. */
function Products({ targets }: Pick<ProtocolItem, 'targets'>) {
  const { names, others } = targetsText(targets);
  return (
    <span className={classes.products} title={targets.map(targetText).join(', ')}>
      <span className={classes.names}>{names}</span> {others && <span className={classes.others}>{others}</span>}
    </span>
  );
}

/** Which protocol it took the place of, and how many there were before that one. */
function Line({ ancestors }: Pick<ProtocolItem, 'ancestors'>) {
  const [last, ...earlier] = ancestors;
  if (!last) return null;
  const words = t('replaces', { name: last.name, day: listDay(last.created) });
  return (
    <span
      className={classes.line}
      title={ancestors.map(({ name, created }) => `${name}, ${listDay(created)}`).join('\n')}
    >
      {words} {earlier.length > 0 && t('earlier', { count: earlier.length })}
    </span>
  );
}

/** The way back from a protocol leads to the list at this address. */
export const protocolColumns = (address: Record<string, string>, external: boolean): Column<ProtocolRow>[] => [
  {
    id: 'name',
    header: t('name'),
    sortKey: 'name',
    cell: ({ id, name, own, ancestors }) => (
      <>
        <RowLink to="/Protocols/$id" params={{ id }} state={{ protocolList: address }} title={name}>
          {name}
        </RowLink>
        {external && own && <span className={classes.own}>{t('own')}</span>}
        <Line ancestors={ancestors} />
      </>
    ),
  },
  {
    id: 'type',
    header: t('type'),
    sortKey: 'type',
    width: '17%',
    cell: ({ type }) => <Clipped text={shownType(type)} />,
  },
  {
    id: 'products',
    header: t('products'),
    width: '33%',
    cell: ({ targets }) => <Products targets={targets} />,
  },
  {
    id: 'created',
    header: t('created'),
    sortKey: 'created',
    width: '10rem',
    cell: ({ created }) => listMoment(created),
  },
];

export const deletedColumn = (): Column<ProtocolRow> => ({
  id: 'deleted',
  header: t('deleted'),
  width: '10rem',
  cell: ({ deleted }) => deleted && listMoment(deleted),
});
