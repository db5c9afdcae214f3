import { type FollowUpInput, followUps, type MachineFollowUp } from '@assay/contract/follow-ups';
import { isClosed } from '@assay/domain/inspections/follow-up';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';

const noun = ['followUps'] as const;

/** All lists of what a machine left to be seen to. */
export const followUpsOf = (equipmentId: string) => [...noun, 'ofEquipment', equipmentId] as const;

/** What is open or done and to be verified; or what is closed. */
export const machineFollowUpsQuery = (equipmentId: string, closed = false) =>
  queryOptions({
    queryKey: [...followUpsOf(equipmentId), closed],
    meta: { kept: true },
    // What somebody else has seen to is not shown as open.
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(followUps.ofEquipment, {
        params: { id: equipmentId },
        ...(closed && { query: { settled: 'true' as const } }),
        signal,
      }),
  });

/** Where the list of what is overdue stands beside the lists of machines: what is followed up there changes in its place, too. */
export const overdueList = 'overdue';

/** What is past its day, of all machines. */
export const overdueFollowUpsQuery = queryOptions({
  queryKey: followUpsOf(overdueList),
  staleTime: 0,
  queryFn: ({ signal }) => call(followUps.overdue, { signal }),
});

export const ownersQuery = (inspectionId: string) =>
  queryOptions({
    queryKey: [...noun, 'owners', inspectionId],
    meta: { kept: true },
    queryFn: ({ signal }) => call(followUps.owners, { params: { id: inspectionId }, signal }),
  });

/** What changes when something is followed up. */
export type FollowedUp = Pick<MachineFollowUp, 'state' | 'owner' | 'due' | 'closed' | 'revision'>;

/** Follows one finding or action up; it stays in the list that shows it, with its new state, until that is read anew. */
export function useFollow(equipmentId: string, { id, kind, state: before }: MachineFollowUp) {
  const client = useQueryClient();
  const lists = { queryKey: followUpsOf(equipmentId) };
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ known, body }: RecordSave<FollowedUp, FollowUpInput>): Promise<FollowedUp> =>
      call(followUps[kind], { params: { id }, revision: known?.revision ?? 0, body }),
    onSuccess: ({ state, owner, due, closed, revision }) => {
      client.setQueriesData<MachineFollowUp[]>(lists, (items) =>
        items?.map((item) => (item.id === id ? { ...item, state, owner, due, closed, revision } : item)),
      );
      // It is among what is to be seen to again, and must not be overlooked.
      if (isClosed(before) && !isClosed(state)) void client.invalidateQueries(lists);
      // The inspection that it was found at shows it, too.
      void client.invalidateQueries({ queryKey: ['inspections', 'one'] });
    },
  });
}
