import type { Equipment } from '@assay/contract/equipment';
import { equipments } from '@assay/contract/equipment';
import { type Inspection, inspections } from '@assay/contract/inspections';
import { equipmentName } from '@assay/domain/equipment/equipment-name';
import { days, hours } from '@assay/domain/time';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { ifThere } from '../../../api/if-there.ts';
import { keptSince } from '../../../api/kept-since.ts';
import { imageQuery } from '../../../ui/photos/use-image.ts';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { keepCustomer } from '../../customers/keep-customer.ts';
import { forgetOthers, noteKeptProduct } from '../../device/kept-choices.ts';
import { chosenHere, forgetMachines, machinesHere, noteKeptMachine } from '../../device/kept-machines.ts';
import { autoDocuments, documentFileQuery } from '../../documents/document-file.queries.ts';
import { productDocumentsQuery, protocolDocumentsQuery } from '../../documents/documents.queries.ts';
import { equipmentQuery } from '../../equipment/equipment.queries.ts';
import { productText } from '../../equipment/product-text.ts';
import { machineFollowUpsQuery } from '../../follow-ups/follow-ups.queries.ts';
import { protocolQuery } from '../../protocols/protocols.queries.ts';
import {
  fittingProtocolsQuery,
  frozenProtocolQuery,
  lastAnswersQuery,
  usualValuesQuery,
} from '../../runs/begin/begin.queries.ts';
import { inspectionQuery, lastVisitQuery, snapshotQuery } from '../perform/inspections.queries.ts';
import { configuratorsOf, inspectionProtocolsOf } from './fitting-protocols.ts';

/** A device has little room, and a server others to answer. */
const most = { recent: 5, machines: 25, protocols: 10, configurators: 2, photos: 100 } as const;
/** So long what is kept of a machine is new enough. */
const freshFor = hours(4);

const photosOf = ({ runs, findings }: Inspection) =>
  [...runs.flatMap(({ results }) => results), ...findings].flatMap(({ photos }) => photos).slice(0, most.photos);

/** One's last inspections; those in use are kept themselves, to go on with them without network. */
async function machinesOfOwnWork(client: QueryClient): Promise<string[]> {
  const query = { amount: most.recent, mineOnly: true, orderKey: 'inspectionDate', orderDirection: 'desc' } as const;
  const { result } = await call(inspections.list, { query });
  const machines: string[] = [];
  for (const { id } of result) {
    const inspection = await ifThere(client.fetchQuery({ ...inspectionQuery(id), staleTime: freshFor }));
    if (!inspection) continue;
    machines.push(inspection.equipment.id);
    if (inspection.status !== 'In_Use') continue;
    for (const run of inspection.runs) {
      await ifThere(client.fetchQuery(snapshotQuery(id, run)));
      await ifThere(client.fetchQuery(lastVisitQuery(id, run.id)));
      await ifThere(client.fetchQuery(protocolDocumentsQuery(run.inspectionProtocolId)));
    }
    for (const { imageId } of photosOf(inspection)) await ifThere(client.fetchQuery(imageQuery(imageId, 'thumbnail')));
  }
  return machines;
}

/** What the person has chosen comes first. */
async function wantedMachines(client: QueryClient): Promise<string[]> {
  const chosen = await chosenHere();
  const machines = chosen.filter(({ kind }) => kind === 'machine').map(({ id }) => id);
  for (const { id } of chosen.filter(({ kind }) => kind === 'customer')) {
    await keepCustomer(client, id);
    const found = await ifThere(call(equipments.query, { query: { customerId: id, amount: most.machines } }));
    machines.push(...(found?.result ?? []).map((machine) => machine.id));
  }
  machines.push(...(await machinesOfOwnWork(client)));
  return [...new Set(machines)].slice(0, most.machines);
}

const productOf = ({ productFamilyId, productModelId }: Equipment) => ({ productFamilyId, productModelId });
const targetOf = (machine: Equipment) => ({ ...productOf(machine), equipmentId: machine.id });

/** Reads everything that the start of an inspection on a machine asks for; each reply is kept as it comes. */
async function keepMachine(client: QueryClient, id: string): Promise<void> {
  const machine = await ifThere(client.fetchQuery(equipmentQuery(id)));
  if (!machine) return;
  await ifThere(client.fetchQuery(lastAnswersQuery(id)));
  await ifThere(client.fetchQuery(usualValuesQuery(machine.productModelId)));
  await ifThere(client.fetchQuery(machineFollowUpsQuery(id)));
  const product = await ifThere(client.fetchQuery(productDocumentsQuery(machine.productModelId)));
  for (const document of autoDocuments(product?.packages ?? []))
    await ifThere(client.fetchQuery({ ...documentFileQuery(document.id), staleTime: days(1), gcTime: 0 }));
  if (machine.customer) await keepCustomer(client, machine.customer.id);
  const fittingQuery = fittingProtocolsQuery(targetOf(machine));
  const fitting = (await ifThere(client.fetchQuery(fittingQuery))) ?? [];
  // What a new machine of the same model would be inspected by.
  await ifThere(client.fetchQuery(fittingProtocolsQuery(productOf(machine))));
  const protocols = [
    ...inspectionProtocolsOf(fitting).slice(0, most.protocols),
    ...configuratorsOf(fitting).slice(0, most.configurators),
  ];
  for (const { protocolId } of protocols) {
    await ifThere(client.fetchQuery({ ...frozenProtocolQuery(protocolId), staleTime: freshFor }));
    await ifThere(client.fetchQuery({ ...protocolQuery(protocolId), staleTime: freshFor }));
    await ifThere(client.fetchQuery({ ...protocolDocumentsQuery(protocolId), staleTime: freshFor }));
  }
  // What this device answered itself is no newer than before.
  if (keptSince(hashKey(fittingQuery.queryKey)) !== undefined) return;
  const keptAt = Date.now();
  const { productFamilyId, productFamilyName, productModelId, productModelName } = machine;
  const family = { id: productFamilyId, name: productFamilyName };
  await noteKeptProduct({ id: productModelId, name: productModelName, family, keptAt });
  const of = { productId: productModelId, customerId: machine.customer?.id ?? null };
  await noteKeptMachine({ id, name: equipmentName(machine), detail: productText(machine), keptAt, ...of });
}

/** Keeps on this device the machines of one's chosen and recent work; those of neither may be begun with no longer. */
export async function keepMachines(client: QueryClient, isStopped: () => boolean): Promise<void> {
  await ifThere(client.fetchQuery(preferencesQuery));
  const wanted = await wantedMachines(client);
  const here = await machinesHere();
  await forgetMachines([...here.keys()].filter((id) => !wanted.includes(id)));
  for (const id of wanted) {
    if (isStopped()) return;
    const row = here.get(id);
    const isFresh = row !== undefined && Date.now() - row.keptAt < freshFor;
    if (!isFresh) await keepMachine(client, id);
  }
  const rows = [...(await machinesHere()).values()];
  await forgetOthers('products', new Set(rows.map(({ productId }) => productId)));
}
