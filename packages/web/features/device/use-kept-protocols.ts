import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { frozenProtocolQuery } from '../runs/begin/begin.queries.ts';
import { keptNames } from './kept-replies.ts';

const nameOf = (protocolId: string): string => hashKey(frozenProtocolQuery(protocolId).queryKey);

/** Whether work may begin with a protocol now: with a network with all, without with those that this device keeps. */
export function useKeptProtocols(
  offered: readonly FittingProtocol[],
  isOffline: boolean,
): (protocolId: string) => boolean {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isOffline) void keptNames(offered.map(({ protocolId }) => nameOf(protocolId))).then(setKept);
  }, [offered, isOffline]);
  return (protocolId) => !isOffline || kept.has(nameOf(protocolId));
}
