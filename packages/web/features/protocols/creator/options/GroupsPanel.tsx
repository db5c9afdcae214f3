import { allowsGroups } from '@assay/domain/protocol-types';
import { type CategoryGroup, noCategory } from '@assay/domain/protocols/protocol';
import { PartList } from '../../../../ui/parts/PartList.tsx';
import { useCreator, useProtocol } from '../creator-state.ts';
import { GroupFields } from './GroupFields.tsx';
import { t } from './options.texts.ts';

const newGroup: CategoryGroup = { name: '', kind: 'mandatory', categoryIndices: [noCategory] };

/** Which categories belong together when a machine is commissioned. */
export function GroupsPanel() {
  const { work, edit } = useCreator();
  const isAllowed = useProtocol((protocol) => allowsGroups(protocol.type));
  const groups = useProtocol((protocol) => protocol.categoryGroups);
  if (!isAllowed) return null;
  const setGroups = (change: (groups: readonly CategoryGroup[]) => CategoryGroup[]) =>
    edit((protocol) => ({ ...protocol, categoryGroups: change(protocol.categoryGroups) }));
  return (
    <PartList
      title={t('groups')}
      lead={t('groupsLead')}
      ids={groups.map((_, place) => String(place))}
      fields={(place) => (
        <GroupFields
          path={`categoryGroups.${place}`}
          group={groups[place] ?? newGroup}
          onChange={(group) => setGroups((before) => before.with(place, group))}
        />
      )}
      partName={(place) => t('group', { number: place + 1 })}
      addLabel={t('addGroup')}
      removeLabel={(place) => t('removeGroup', { number: place + 1 })}
      empty={t('noGroups')}
      onAdd={() => {
        setGroups((before) => [...before, newGroup]);
        return String(work.get().protocol.categoryGroups.length - 1);
      }}
      onRemove={(place) => setGroups((before) => before.toSpliced(place, 1))}
    />
  );
}
