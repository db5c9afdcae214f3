import type { Protocol } from '@assay/domain/protocols/protocol';

interface ProtocolPreviewProps {
  protocol: Protocol;
  pointName: (inspectionPointId: string) => string | undefined;
  onClose: () => void;
}
export const ProtocolPreview = (_: ProtocolPreviewProps) => null;
