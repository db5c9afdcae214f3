import { inspectionProtocols } from '@assay/contract/protocols';
import { answered, type Feature } from '../../frame/feature.ts';
import { inspectionProtocolHandlers } from './protocols.routes.ts';

export const protocolsFeature: Feature = {
  calls: [answered(inspectionProtocols, inspectionProtocolHandlers)],
};
