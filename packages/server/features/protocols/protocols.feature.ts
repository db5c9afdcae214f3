import { inspectionPhases } from '@assay/contract/phases';
import { inspectionProtocols } from '@assay/contract/protocols';
import { answered, type Feature } from '../../frame/feature.ts';
import { inspectionPhaseHandlers } from './phases.routes.ts';
import { inspectionProtocolHandlers } from './protocols.routes.ts';

export const protocolsFeature: Feature = {
  calls: [
    answered(inspectionProtocols, inspectionProtocolHandlers),
    answered(inspectionPhases, inspectionPhaseHandlers),
  ],
};
