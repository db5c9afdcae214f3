import { contract } from '@assay/contract/all';
import { audits } from '@assay/contract/audits';
import { paramNames } from '@assay/contract/base/endpoint';
import { accessTable } from './access-table.ts';
import { addAuditable, addMachineRun, readRun, startAudit, writeAuditResult } from './audits.ts';
import { expectStatus } from './inspections.ts';
import { signedQuery } from './signed-query.ts';
import type { Ask, TestApp } from './test-app.ts';
import { addImage } from './uploads.ts';

/** Ids of everything that an audit of the provider's has, by what the paths of its calls name them. */
async function addAuditWithParts(app: TestApp): Promise<Record<string, string>> {
  const auditable = await addAuditable(app);
  const { id } = await startAudit(app, auditable);
  const run = await addMachineRun(app, id, auditable);
  const [result] = (await readRun(app, id, run.id)).results;
  const imageId = await addImage(app, 'uma');
  await writeAuditResult(app, id, result?.id ?? '', { photos: [{ imageId, caption: '', layout: 'Default' }] });
  const added = await app.call(audits.addSuggestion, {
    as: 'uma',
    params: { id },
    body: { type: 'ShortTerm', text: 'Weld it' },
  });
  return {
    id,
    runId: run.id,
    resultId: result?.id ?? '',
    pointId: result?.protocolPointId ?? '',
    imageId,
    suggestionId: expectStatus<{ id: string }>(201, added).id,
    protocolId: auditable.protocolIds.Audit_Quick,
    customerSiteId: auditable.customerSiteId,
  };
}

const made = new WeakMap<TestApp, Promise<Record<string, string>>>();

/** Every call of audits that names a record, made with the ids of one audit: whatever is asked from outside, it stays as it is. */
export const auditRows = Object.fromEntries(
  Object.entries(contract)
    .filter(([noun]) => noun.startsWith('audit'))
    .flatMap(([noun, table]) =>
      Object.entries(table)
        .filter(([name, { path }]) => path.includes('{') || name === 'create')
        .map(([name, endpoint]) => {
          const { path } = endpoint;
          const key = `${noun}.${name}`;
          const row = async (app: TestApp) => {
            const known = made.get(app) ?? addAuditWithParts(app);
            made.set(app, known);
            const named = Object.entries(await known);
            return {
              ids: named.map(([, id]) => id),
              ask: (ids: string[]): Ask => {
                const at = new Map(named.map(([param], i) => [param, ids[i] ?? '']));
                const ask = accessTable[key]?.ask?.(app, 'uma') as Ask | undefined;
                const params = Object.fromEntries(
                  paramNames(path).map((param) => [param, at.get(param) ?? ask?.params?.[param] ?? '']),
                );
                const body = name === 'create' ? { customerSiteId: at.get('customerSiteId') } : ask?.body;
                // An address that was signed for somebody else's session opens nothing more than their own calls.
                const query = endpoint.signed ? signedQuery(app, 'otto', endpoint, params as never) : ask?.query;
                return { ...ask, params, ...(query && { query }), ...(body !== undefined && { body }) };
              },
            };
          };
          return [key, row] as const;
        }),
    ),
);
