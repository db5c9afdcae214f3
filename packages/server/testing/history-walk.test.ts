import { contract } from '@assay/contract/all';
import { audits } from '@assay/contract/audits';
import type { Endpoint } from '@assay/contract/base/endpoint';
import { certifiedUsers } from '@assay/contract/certificates';
import { customers } from '@assay/contract/customers';
import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import { equipments } from '@assay/contract/equipment';
import type { HistoryEntry } from '@assay/contract/history';
import { inspections } from '@assay/contract/inspections';
import { externalUsers } from '@assay/contract/people';
import { inspectionPoints } from '@assay/contract/points';
import { productFamilies } from '@assay/contract/products';
import { inspectionProtocols } from '@assay/contract/protocols';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAuditable, startAudit } from './audits.ts';
import { addCustomer, addProducts, aSite, companyIdOf } from './builders.ts';
import { type CastName, castNames } from './cast.ts';
import { addCertifiedUser } from './certificates.ts';
import { addDocument } from './documents.ts';
import { addInspectable, expectStatus, openInspectable, startInspection } from './inspections.ts';
import { addPoint, setDivisions } from './points.ts';
import { aCategory, aDependency, addProtocol, aProtocolPoint, aTarget } from './protocols.ts';
import { type Answer, type TestApp, useTestApp } from './test-app.ts';

/** A record that the distributor may see, and a change of it that its history must show. */
interface Changed {
  id: string;
  change: () => Promise<Answer>;
  actor: string;
  recorded: HistoryEntry['changes'];
  /** Nobody from outside knows of the noun. */
  hiddenFromExternal?: true;
  /** Those from outside are refused, though they know of the noun. */
  forStaff?: true;
  /** Who keeps these records, and reads their history at any level. */
  keptBy?: CastName;
}

/** Of each noun that has a history. */
async function changesOf(app: TestApp): Promise<Record<string, Changed>> {
  const customer = await addCustomer(app, { name: 'Before', sites: [aSite()] });
  const customerSiteId = customer.sites[0]?.id ?? null;
  const inspectable = await addInspectable(app, { companyIds: [await companyIdOf(app, 'dina')], customerSiteId });
  await openInspectable(app, 'dina', inspectable);
  await setDivisions(app, 'dora', [inspectable.categoryId]);
  const inspection = await startInspection(app, inspectable, {}, 'dina');
  const point = await addPoint(app, 'Comment', { productCategoryId: inspectable.categoryId, name: 'Seal' });
  const dependencies = [aDependency({ type: 'model', parameter: 'model' }), aDependency({ type: 'json', json: true })];
  const protocol = await addProtocol(app, {
    targets: [aTarget({ productFamilyId: inspectable.productFamilyId })],
    categories: [aCategory('One', [aProtocolPoint(point.id, { dependencies })])],
  });
  const document = await addDocument(app, { inspectionPointIds: [point.id] });
  const audit = await startAudit(app, await addAuditable(app));
  const packaged = { name: 'For jaws', type: 'Auto', DocumentIds: [document.id] };
  const { documentPackageId } = expectStatus<{ documentPackageId: string }>(
    201,
    await app.call(documentPackages.create, { as: 'max', body: packaged }),
  );
  const colleague = {
    name: 'Ines',
    email: 'ines@distributor.example',
    categories: [{ productCategoryId: inspectable.categoryId }],
  };
  const { id: colleagueId } = expectStatus<{ id: string }>(
    201,
    await app.call(externalUsers.create, { as: 'dora', body: colleague }),
  );
  const { id: certifiedId } = await addCertifiedUser(app);
  const [placed] = protocol.categories[0]?.inspectionPoints ?? [];
  const rule = { '==': [{ var: 'model' }, 'J10'] };
  const { sites, contacts } = customer;
  const { equipmentId, productModelId } = inspectable;
  return {
    customers: {
      id: customer.id,
      change: () =>
        app.call(customers.update, {
          as: 'max',
          params: { id: customer.id },
          body: { name: 'After', englishName: '', mdmCustomerId: '', language: 'en', sites, contacts },
        }),
      actor: 'Max Lindqvist',
      recorded: [{ field: 'name', from: 'Before', to: 'After' }],
    },
    equipments: {
      id: equipmentId,
      change: async () => {
        const { serialNumber } = expectStatus<{ serialNumber: string }>(
          200,
          await app.call(equipments.get, { as: 'ada', params: { id: equipmentId } }),
        );
        const body = { serialNumber, nickName: 'Old Faithful', productModelId, customerSiteId };
        return app.call(equipments.update, { as: 'ada', params: { id: equipmentId }, body });
      },
      actor: 'Ada Okonkwo',
      recorded: [{ field: 'nick_name', from: '', to: 'Old Faithful' }],
    },
    inspections: {
      id: inspection.id,
      change: () =>
        app.call(inspections.updateField, {
          as: 'dina',
          params: { id: inspection.id, field: 'comment' },
          body: { text: 'Dry' },
        }),
      actor: 'Dina Salmela',
      recorded: [{ field: 'comment', from: '', to: 'Dry' }],
    },
    documents: {
      id: document.id,
      change: () =>
        app.call(documents.saveMetadata, {
          as: 'max',
          body: { documentId: document.id, description: 'How it is set' },
        }),
      actor: 'Max Lindqvist',
      recorded: [{ field: 'description', from: '', to: 'How it is set' }],
    },
    documentPackages: {
      id: documentPackageId,
      change: () =>
        app.call(documentPackages.update, {
          as: 'ada',
          params: { id: documentPackageId },
          body: { ...packaged, type: 'Proposed' },
        }),
      actor: 'Ada Okonkwo',
      recorded: [{ field: 'type', from: 'Auto', to: 'Proposed' }],
      forStaff: true,
    },
    externalUsers: {
      id: colleagueId,
      change: () =>
        app.call(externalUsers.update, {
          as: 'dora',
          params: { id: colleagueId },
          body: { ...colleague, name: 'Inès' },
        }),
      actor: 'Dora Petrova',
      recorded: [{ field: 'name', from: 'Ines', to: 'Inès' }],
    },
    certifiedUsers: {
      id: certifiedId,
      change: () =>
        app.call(certifiedUsers.update, { as: 'carl', params: { id: certifiedId }, body: { employeeId: 'E-2' } }),
      actor: 'Carl Brandt',
      recorded: [{ field: 'employee_id', from: 'E-1', to: 'E-2' }],
      forStaff: true,
      keptBy: 'carl',
    },
    productFamilies: {
      id: inspectable.productFamilyId,
      change: async () => {
        const params = { id: inspectable.productFamilyId };
        const family = expectStatus<{ familyName: string; productCategoryId: string }>(
          200,
          await app.call(productFamilies.get, { as: 'ada', params }),
        );
        const body = { familyName: family.familyName, productCategoryId: family.productCategoryId, division: 'Mining' };
        return app.call(productFamilies.update, { as: 'ada', params, body });
      },
      actor: 'Ada Okonkwo',
      recorded: [{ field: 'division', from: '', to: 'Mining' }],
    },
    audits: {
      id: audit.id,
      change: () =>
        app.call(audits.updateField, { as: 'max', params: { id: audit.id, field: 'comment' }, body: { text: 'Dry' } }),
      actor: 'Max Lindqvist',
      recorded: [{ field: 'comment', from: '', to: 'Dry' }],
      hiddenFromExternal: true,
    },
    inspectionPoints: {
      id: point.id,
      change: () =>
        app.call(inspectionPoints.updateGeneralFields, {
          as: 'dev',
          params: { id: point.id },
          body: { contentRequired: true },
        }),
      actor: 'Dev Ranganathan',
      recorded: [{ field: 'contentRequired', from: false, to: true }],
    },
    inspectionProtocols: {
      id: protocol.protocolId,
      change: () =>
        app.call(inspectionProtocols.updateDependencyJson, {
          as: 'ada',
          params: {
            id: protocol.protocolId,
            pointId: placed?.id ?? '',
            depId: placed?.dependencies[1]?.id ?? '',
          },
          body: { json: rule },
        }),
      actor: 'Ada Okonkwo',
      recorded: [
        { field: 'point', from: null, to: 'Seal' },
        { field: 'rule', from: true, to: rule },
      ],
    },
  };
}

const histories: [string, Endpoint][] = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([name]) => name === 'history')
    .map(([, endpoint]): [string, Endpoint] => [noun, endpoint]),
);

/** Managers and above; a distributor's admin of what their company may see. */
const readers: readonly CastName[] = ['max', 'ada', 'dev', 'dora'];
const externals: readonly CastName[] = ['dina', 'dora', 'otto'];

describe('the history of a record', () => {
  const app = useTestApp();
  let changes: Record<string, Changed>;
  beforeAll(async () => {
    changes = await changesOf(app());
  });

  it('is walked for every noun that has one', () => {
    expect(histories.map(([noun]) => noun).sort()).toEqual(Object.keys(changes).sort());
  });

  it.each(histories)(
    'of %s tells who changed what, when, from and to, to Managers and above alone [API-04]',
    async (noun, history) => {
      const changed = changes[noun];
      if (!changed) throw new Error('There is no change of this noun.');
      const { id, change, actor, recorded, hiddenFromExternal = false, forStaff = false, keptBy } = changed;
      const mayRead = (as: CastName) =>
        as === keptBy || (readers.includes(as) && !((hiddenFromExternal || forStaff) && externals.includes(as)));
      const refusal = (as: CastName) => (hiddenFromExternal && externals.includes(as) ? 404 : 403);
      const before = new Date().toISOString();
      expectStatus(200, await change());
      const after = new Date().toISOString();
      for (const as of castNames) {
        const { status, body } = await app().call(history, { as, params: { id } });
        expect(status, as).toBe(mayRead(as) ? 200 : refusal(as));
        if (status !== 200) {
          expect(JSON.stringify(body), as).not.toContain(actor);
          continue;
        }
        const [newest, ...earlier] = body as HistoryEntry[];
        expect(newest, as).toMatchObject({ actor, action: 'changed', changes: recorded });
        expect(newest && newest.at >= before && newest.at <= after, as).toBe(true);
        expect(
          earlier.map(({ action }) => action),
          as,
        ).toContain('created');
      }
    },
  );

  it('of an account tells those from outside nothing of the time in another company', async () => {
    const id = app().userIdOf('dina');
    const [companyId, otherId] = [await companyIdOf(app(), 'dora'), await companyIdOf(app(), 'otto')];
    const before = expectStatus<{ id: string }>(
      200,
      await app().call(externalUsers.activate, { as: 'max', params: { id: app().userIdOf('eeva') } }),
    );
    const move = (to: string) => app().pool.query('update app_user set company_id = $2 where id = $1', [before.id, to]);
    await move(otherId);
    await move(companyId);
    await app().pool.query(`update app_user set name = 'Eeva the Second' where id = $1`, [before.id]);
    const read = async (as: CastName) =>
      expectStatus<HistoryEntry[]>(200, await app().call(externalUsers.history, { as, params: { id: before.id } }));
    expect((await read('max')).some(({ changes }) => changes.some(({ field }) => field === 'company_id'))).toBe(true);
    expect((await read('dora')).map(({ changes }) => changes.map(({ field, to }) => [field, to]))).toEqual([
      [['name', 'Eeva the Second']],
    ]);
    expect((await app().call(externalUsers.history, { as: 'otto', params: { id } })).status).toBe(403);
  });

  it('of a family tells of its models apart from its own name', async () => {
    const { productFamilyId, productModelId } = await addProducts(app());
    const params = { id: productModelId };
    expectStatus(200, await app().call(productFamilies.updateModel, { as: 'ada', params, body: { name: 'J12' } }));
    const reply = await app().call(productFamilies.history, { as: 'max', params: { id: productFamilyId } });
    expect(expectStatus<HistoryEntry[]>(200, reply)[0]).toMatchObject({
      actor: 'Ada Okonkwo',
      action: 'model renamed',
      changes: [{ field: 'model', from: 'J10', to: 'J12' }],
    });
  });
});
