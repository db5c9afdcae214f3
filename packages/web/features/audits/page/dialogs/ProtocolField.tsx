import { inspectionProtocols } from '@assay/contract/protocols';
import type { FittingProtocol } from '@assay/contract/protocols/protocol';
import { type AddedRole, protocolTypesOf } from '@assay/domain/audits/run-place';
import { fits } from '@assay/domain/protocols/fit';
import { shownType } from '@assay/domain/protocols/protocol-types';
import { useMemo } from 'react';
import { call } from '../../../../api/call.ts';
import { type Choice, matching } from '../../../../ui/picker/choice.ts';
import { type ChoiceSource, SearchPicker } from '../../../../ui/picker/SearchPicker.tsx';
import { t } from './dialogs.texts.ts';

/** What protocols are sorted by; a machine that is not known yet has no id. */
export interface FitTarget {
  productFamilyId: string;
  productModelId: string;
  equipmentId?: string;
}

/** Best fit first, newest first within each, whatever their type. */
const inOrder = (one: FittingProtocol, other: FittingProtocol): number =>
  fits.indexOf(one.fit) - fits.indexOf(other.fit) || other.created.localeCompare(one.created);

const fittingSource = (role: AddedRole, target: FitTarget): ChoiceSource => ({
  key: ['inspectionProtocols', 'fitting', role, ...Object.values(target)],
  find: async (search, signal) => {
    const found = await Promise.all(
      protocolTypesOf[role].map((type) =>
        call(inspectionProtocols.sortedByFit, { query: { type, ...target }, signal }),
      ),
    );
    const offered = found
      .flat()
      .toSorted(inOrder)
      .map(({ protocolId, name, type, fit }) => ({
        id: protocolId,
        name,
        detail: [shownType(type), t(`${fit}Fit`)].join(' · '),
      }));
    return matching(offered, search);
  },
});

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
      label={t('protocol')}
      placeholder={target ? '' : t('machineFirst')}
      disabled={!target}
      source={source}
    />
  );
}
