import { inspectionProtocols } from '@assay/contract/protocols';
import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { type AddedRole, protocolTypesOf } from '@assay/domain/audits/run-place';
import { shownType } from '@assay/domain/protocol-types';
import { fits } from '@assay/domain/protocols/fit';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import { type ChoiceSource, SearchPicker } from '../../../../ui/picker/SearchPicker.tsx';
import { keptNames, replyHere } from '../../../device/kept-replies.ts';
import { type FitTarget, fittingProtocolsQuery, frozenProtocolQuery } from '../../../runs/begin/begin.queries.ts';
import { t } from './dialogs.texts.ts';

/** Best fit first, newest first within each, whatever their type. */
const inOrder = (one: FittingProtocol, other: FittingProtocol): number =>
  fits.indexOf(one.fit) - fits.indexOf(other.fit) || other.created.localeCompare(one.created);

function offered(found: readonly FittingProtocol[], search: string) {
  const choices = found.toSorted(inOrder).map(({ protocolId, name, type, fit }) => ({
    id: protocolId,
    name,
    detail: [shownType(type), t(`${fit}Fit`)].join(' · '),
  }));
  return matching(choices, search);
}

/** Those of a machine that this device keeps, and of these those that work may begin upon. */
async function fittingHere(queries: readonly { queryKey: QueryKey }[]): Promise<FittingProtocol[]> {
  const replies = await Promise.all(queries.map(({ queryKey }) => replyHere<FittingProtocol[]>(hashKey(queryKey))));
  const found = replies.flatMap((reply) => reply ?? []);
  const nameOf = (protocolId: string) => hashKey(frozenProtocolQuery(protocolId).queryKey);
  const here = await keptNames(found.map(({ protocolId }) => nameOf(protocolId)));
  return found.filter(({ protocolId }) => here.has(nameOf(protocolId)));
}

function fittingSource(role: AddedRole, target: FitTarget): ChoiceSource {
  const queries = protocolTypesOf[role].map((type) => fittingProtocolsQuery({ type, ...target }));
  return {
    key: ['inspectionProtocols', 'fitting', role, ...Object.values(target)],
    find: async (search, signal) => {
      const found = await Promise.all(
        protocolTypesOf[role].map((type) =>
          call(inspectionProtocols.sortedByFit, { query: { type, ...target }, signal }),
        ),
      );
      return offered(found.flat(), search);
    },
    kept: async (search) => offered(await fittingHere(queries), search),
  };
}

interface ProtocolFieldProps {
  /** The kind of run that it is for. */
  runRole: AddedRole;
  /** Null: nothing can be offered yet. */
  target: FitTarget | null;
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  description?: string;
}

/** A protocol for a machine, sorted by how well it fits. */
export function ProtocolField({ runRole, target, ...field }: ProtocolFieldProps) {
  const { productFamilyId = '', productModelId = '', equipmentId } = target ?? {};
  const source = useMemo(
    () => fittingSource(runRole, { productFamilyId, productModelId, ...(equipmentId && { equipmentId }) }),
    [runRole, productFamilyId, productModelId, equipmentId],
  );
  return (
    <SearchPicker
      {...field}
      required
      label={t('protocol')}
      placeholder={target ? '' : t('machineFirst')}
      disabled={!target}
      source={source}
    />
  );
}
