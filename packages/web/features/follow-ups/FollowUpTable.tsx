import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { useState } from 'react';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { followUpColumns } from './follow-up-columns.tsx';

interface FollowUpTableProps {
  label: string;
  equipmentId: string;
  items: readonly MachineFollowUp[];
}

/** Findings and actions of a machine, each with the ways to follow it up. */
export function FollowUpTable({ label, equipmentId, items }: FollowUpTableProps) {
  const [editing, setEditing] = useState('');
  const edited = items.find(({ id }) => id === editing);
  const columns = followUpColumns({ equipmentId, onEdit: ({ id }) => setEditing(id) });
  return (
    <>
      <DataTable label={label} columns={columns} rows={items} stacks />
      {edited && <FollowUpDialog equipmentId={equipmentId} item={edited} onClose={() => setEditing('')} />}
    </>
  );
}
