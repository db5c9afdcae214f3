import { type FieldError, fieldError } from '@assay/domain/problem';
import type { Protocol, ProtocolTarget } from '@assay/domain/protocols/protocol';
import type { PlainCode } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { findMachines, findPhases, keepFamilies, keepModels, mayCopy } from './protocol-references.queries.ts';

type Named = Pick<Protocol, 'targets' | 'phases' | 'copyOfProtocolId'>;

const ids = (list: readonly (string | null)[]): string[] => [...new Set(list.filter((id) => id !== null))];

interface Products {
  families: Set<string>;
  /** From a model to its family, from a machine to its model. */
  models: Map<string, string>;
  machines: Map<string, string>;
}

async function findProducts(db: Db, scope: Scope, targets: readonly ProtocolTarget[]): Promise<Products> {
  const families = ids(targets.map(({ productFamilyId }) => productFamilyId));
  const models = ids(targets.map(({ productModelId }) => productModelId));
  const machines = ids(targets.map(({ equipmentId }) => equipmentId));
  return {
    families: new Set((families.length > 0 ? await keepFamilies(db, scope, families) : []).map(({ id }) => id)),
    models: new Map(
      (models.length > 0 ? await keepModels(db, models) : []).map((model) => [model.id, model.product_family_id]),
    ),
    machines: new Map(
      (machines.length > 0 ? await findMachines(db, scope, machines) : []).map((machine) => [
        machine.id,
        machine.product_model_id,
      ]),
    ),
  };
}

interface PartCodes {
  unknown: PlainCode;
  ofOther: PlainCode;
}

/** A part that is not there, or is one of another whole; a part without its whole is for the rules of saving. */
function partFault(part: string | null, whole: string | null, wholeOf: Map<string, string>, codes: PartCodes) {
  if (part === null) return undefined;
  const of = wholeOf.get(part);
  if (of === undefined) return codes.unknown;
  return whole !== null && of !== whole ? codes.ofOther : undefined;
}

function targetFaults(target: ProtocolTarget, path: string, { families, models, machines }: Products): FieldError[] {
  const { productFamilyId, productModelId, equipmentId } = target;
  const faults = {
    productFamilyId:
      productFamilyId !== null && !families.has(productFamilyId) ? ('product.familyUnknown' as const) : undefined,
    productModelId: partFault(productModelId, productFamilyId, models, {
      unknown: 'product.modelUnknown',
      ofOther: 'product.modelOfOtherFamily',
    }),
    equipmentId: partFault(equipmentId, productModelId, machines, {
      unknown: 'equipment.unknown',
      ofOther: 'product.equipmentOfOtherModel',
    }),
  };
  return Object.entries(faults).flatMap(([field, code]) => (code ? [fieldError(`${path}.${field}`, code)] : []));
}

/** Everything that a protocol names, apart from points, must be there, and the author must be able to see it. */
export async function referenceFaults(db: Db, scope: Scope, named: Named): Promise<FieldError[]> {
  const { targets, phases, copyOfProtocolId } = named;
  const products = await findProducts(db, scope, targets);
  const phaseIds = phases.map(({ phaseId }) => phaseId);
  const copied = copyOfProtocolId === null || (await mayCopy(db, scope, copyOfProtocolId));
  const original = copied ? copyOfProtocolId : null;
  const known = new Set((phases.length > 0 ? await findPhases(db, scope, phaseIds, original) : []).map(({ id }) => id));
  return [
    ...targets.flatMap((target, t) => targetFaults(target, `targets.${t}`, products)),
    ...phaseIds.flatMap((id, p) => (known.has(id) ? [] : [fieldError(`phases.${p}.phaseId`, 'protocol.phaseUnknown')])),
    ...(copied ? [] : [fieldError('copyOfProtocolId', 'protocol.unknown')]),
  ];
}
