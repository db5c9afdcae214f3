import { shownType } from '@assay/domain/protocol-types';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { ScrollList } from '../../../ui/list/ScrollList.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { pointProtocolsQuery } from '../points.queries.ts';
import { t } from './form.texts.ts';

/** Where a change of the point will be felt: the protocols that include it. */
export function PointProtocols({ pointId }: { pointId: string }) {
  const query = useQuery(pointProtocolsQuery(pointId));
  const protocols = query.data;
  return (
    <Panel title={t('protocols')}>
      {query.isPending && <Spinner label={t('protocolsLoading')} />}
      {query.isError && !protocols && (
        <ErrorPanel title={t('protocolsFailed')} error={query.error} onRetry={() => query.refetch()} />
      )}
      {protocols && (
        <Text c="dimmed" mb={protocols.length > 0 ? 'xs' : 0}>
          {t(protocols.length > 0 ? 'protocolsLead' : 'protocolsNone')}
        </Text>
      )}
      {protocols && protocols.length > 0 && (
        <ScrollList
          label={t('protocols')}
          items={protocols.map(({ protocolId, name, type }) => ({
            id: protocolId,
            content: (
              <>
                <TextLink to="/Protocols/$id" params={{ id: protocolId }}>
                  {name}
                </TextLink>
                {t('ofType', { type: shownType(type) })}
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}
