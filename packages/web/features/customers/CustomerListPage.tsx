import { can } from '@assay/domain/access';
import { pageGates } from '@assay/domain/pages';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { blankBelow } from '../../ui/blank-below.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { CompareButton } from './CompareButton.tsx';
import { customerColumns } from './customer-columns.tsx';
import { customerDefaults, customerSource } from './customers.queries.ts';
import { t } from './customers.texts.ts';
import { DeleteCustomerDialog, type Deleting } from './DeleteCustomerDialog.tsx';

function CustomerList() {
  const session = useSession();
  const state = useListState(customerDefaults);
  const list = useList(customerSource, state);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<Deleting>();

  const mark = (id: string, on: boolean) => setMarked((ids) => (on ? [...ids, id] : ids.filter((one) => one !== id)));
  const ways = (
    <>
      {can(session, 'customers.import') && (
        <LinkButton to="/Customers/import" variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
          {t('importCsv')}
        </LinkButton>
      )}
      {can(session, 'customers.edit') && (
        <LinkButton to="/Customers/new" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('create')}
        </LinkButton>
      )}
    </>
  );

  return (
    <>
      <DataList
        label={t('title')}
        level={1}
        actions={ways}
        columns={customerColumns({ marked, onMark: mark, onDelete: setDeleting })}
        state={state}
        list={list}
        searchLabel={t('search')}
        failed={t('failed')}
        folds="phone"
        empty={
          <EmptyState title={t('empty')} text={t('emptyText')}>
            {ways}
          </EmptyState>
        }
      >
        <CompareButton marked={marked} />
      </DataList>
      {deleting && (
        <DeleteCustomerDialog
          customer={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => mark(deleting.id, false)}
        />
      )}
    </>
  );
}

export const CustomerListPage = blankBelow(pageGates['/Customers'], CustomerList);
