import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { can } from '@assay/domain/access';
import { ownMoment } from '@assay/domain/time';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../api/session.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Placeholder } from '../../../ui/Placeholder.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { HistoryPanel } from '../../history/HistoryPanel.tsx';
import { useListAddress } from '../list-address.ts';
import { protocolHistoryQuery, protocolQuery } from '../protocols.queries.ts';
import { Categories } from './Categories.tsx';
import { CategoryGroups } from './CategoryGroups.tsx';
import { t } from './detail.texts.ts';
import { OtherProtocol } from './OtherProtocol.tsx';
import { ProtocolButtons } from './ProtocolButtons.tsx';
import { ProtocolFacts } from './ProtocolFacts.tsx';
import { protocolHistoryWords } from './protocol-fields.ts';

const route = getRouteApi('/session/Protocols/$id');

/** One protocol: what it is for, how it works, and every point of it. */
export function ProtocolPage() {
  const { id } = route.useParams();
  const query = useQuery(protocolQuery(id));
  return (
    <Stack gap="md">
      <BackToList />
      {query.data ? (
        <Protocol key={id} protocol={query.data} />
      ) : (
        <div>
          <PageHeader title={t('protocol')} />
          {query.isError ? (
            <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />
          ) : (
            <Placeholder />
          )}
        </div>
      )}
    </Stack>
  );
}

/** To the list as it was left. */
const BackToList = () => (
  <div>
    <TextLink to="/Protocols" search={useListAddress() as never}>
      {t('toList')}
    </TextLink>
  </div>
);

function Protocol({ protocol }: { protocol: ProtocolReply }) {
  const session = useSession();
  return (
    <div>
      <PageHeader title={protocol.name}>
        <ProtocolButtons protocol={protocol} />
      </PageHeader>
      <Stack gap="lg">
        {protocol.deleted !== null && <Ended at={protocol.deleted} by={protocol.replacedBy} />}
        {can(session, 'protocols.author') && protocol.deleted === null && (
          <Text c="dimmed">{t(protocol.editable ? 'notEditedReplace' : 'notEdited')}</Text>
        )}
        <ProtocolFacts protocol={protocol} />
        <CategoryGroups protocol={protocol} />
        <Categories protocol={protocol} />
        {can(session, 'history.read') && (
          <HistoryPanel query={protocolHistoryQuery(protocol.protocolId)} words={protocolHistoryWords} />
        )}
      </Stack>
    </div>
  );
}

const Ended = ({ at, by }: { at: string; by: ProtocolReply['replacedBy'] }) => (
  <Group gap="sm">
    <Badge color="gray">{t(by ? 'replacedState' : 'deleted')}</Badge>
    <Text>{t(by ? 'replacedText' : 'deletedText', { moment: ownMoment(at) })}</Text>
    {by && <OtherProtocol {...by} />}
  </Group>
);
