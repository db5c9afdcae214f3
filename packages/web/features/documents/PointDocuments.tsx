import { documents as calls } from '@assay/contract/documents';
import type { PointDocument } from '@assay/contract/documents/document';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { More } from '../../ui/More.tsx';
import { noun, protocolDocumentsQuery } from './documents.queries.ts';
import { t } from './documents.texts.ts';
import { OpenableDocuments } from './OpenableDocuments.tsx';

interface PointDocumentsProps {
  inspectionPointId: string;
  /** The protocol that is carried out; absent for a point that was added to the work. */
  protocolId?: string | undefined;
}

const none: readonly PointDocument[] = [];

/** The documents of a point, where the inspector needs them; one question for all points of a protocol. */
export function PointDocuments({ inspectionPointId, protocolId }: PointDocumentsProps) {
  const ofProtocol = useQuery({ ...protocolDocumentsQuery(protocolId ?? ''), enabled: protocolId !== undefined });
  const ofPoint = useQuery({
    queryKey: [...noun, 'point', inspectionPointId],
    queryFn: ({ signal }) => call(calls.ofPoint, { params: { id: inspectionPointId }, signal }),
    enabled: protocolId === undefined,
    staleTime: 300_000,
    retry: false,
  });
  const found =
    protocolId === undefined
      ? ofPoint.data
      : ofProtocol.data?.find((one) => one.inspectionPointId === inspectionPointId)?.documents;
  const documents = found ?? none;
  if (documents.length === 0) return null;
  return (
    <More title={t('pointDocuments')} summary={documents.map(({ name }) => name).join(', ')}>
      <OpenableDocuments documents={documents} />
    </More>
  );
}
