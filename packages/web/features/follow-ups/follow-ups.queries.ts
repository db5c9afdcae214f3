import { type FollowUpInput, followUps, type OpenFollowUp } from '@assay/contract/follow-ups';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RecordSave } from '../../ui/form/use-record-save.ts';

const noun = ['followUps'] as const;

export const openFollowUpsQuery = (equipmentId: string) =>
  queryOptions({
    queryKey: [...noun, 'ofEquipment', equipmentId],
    // What somebody else has seen to is not shown as open.
    staleTime: 0,
    queryFn: ({ signal }) => call(followUps.ofEquipment, { params: { id: equipmentId }, signal }),
  });

export const ownersQuery = queryOptions({
  queryKey: [...noun, 'owners'],
  queryFn: ({ signal }) => call(followUps.owners, { signal }),
});

/** What changes when something is followed up. */
export type FollowedUp = Pick<OpenFollowUp, 'state' | 'owner' | 'due' | 'closed' | 'revision'>;

/** Follows one finding or action up; it stays in the list that shows it, with its new state, until that is read anew. */
export function useFollow(equipmentId: string, { id, kind }: Pick<OpenFollowUp, 'id' | 'kind'>) {
  const client = useQueryClient();
  const { queryKey } = openFollowUpsQuery(equipmentId);
  return useMutation({
    meta: { failureShownInPlace: true },
    mutationFn: ({ known, body }: RecordSave<FollowedUp, FollowUpInput>): Promise<FollowedUp> =>
      call(followUps[kind], { params: { id }, revision: known?.revision ?? 0, body }),
    onSuccess: ({ state, owner, due, closed, revision }) => {
      client.setQueryData(queryKey, (items = []) =>
        items.map((item) => (item.id === id ? { ...item, state, owner, due, closed, revision } : item)),
      );
      // The inspection that it was found at shows it, too.
      void client.invalidateQueries({ queryKey: ['inspections', 'one'] });
    },
  });
}
