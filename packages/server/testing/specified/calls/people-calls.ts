import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { externalUsers } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { expect } from 'vitest';
import { companyIdOf } from '../../builders.ts';
import { expectStatus } from '../../inspections.ts';
import { takeMailedLink, workOff } from '../../password-mail.ts';
import type { CallRow, CallRows, CallSource } from './call-row.ts';

async function aPerson({ app, points }: CallSource) {
  return {
    name: 'Pia Salo',
    email: `pia-${newId()}@distributor.example`,
    company: { id: await companyIdOf(app, 'dina') },
    categories: [{ productCategoryId: points.Comment.productCategoryId }],
    distributorAdmin: false,
  };
}

async function addPerson(source: CallSource) {
  const made = await source.app.call(externalUsers.create, { as: 'dev', body: await aPerson(source) });
  return expectStatus<{ id: string; email: string }>(201, made);
}

const theirs: CallRow['ask'] = async (source) => ({ params: { id: (await addPerson(source)).id } });

const aCertified = ({ products }: CallSource) => ({
  email: `sam-${newId()}@provider.example`,
  employeeId: 'E-17',
  certifications: [
    {
      ...{ id: '', productFamilyId: products.productFamilyId },
      ...{ certificationDate: '2026-11-01T00:00:00.000Z', expirationDate: '2028-11-01T00:00:00.000Z' },
    },
  ],
});

async function addCertified(source: CallSource) {
  const made = await source.app.ask('POST', '/api/v1/certifiedUsers', { as: 'carl', body: aCertified(source) });
  return expectStatus<{ id: string; email: string; employeeId: string }>(200, made);
}

/** Section 7 of administration: external users, companies and certified users. */
export const peopleCalls: CallRows = {
  'GET /api/v1/externalUsers': {
    ask: () => ({ query: { search: 'dina', offset: '0', amount: '10', orderKey: 'name', orderDirection: 'desc' } }),
    shows: { result: [{ email: 'dina@distributor.example' }], count: 1 },
  },
  'POST /api/v1/externalUsers': {
    ask: async (source) => ({ body: await aPerson(source) }),
    shows: { id: expect.any(String), name: 'Pia Salo', hasPassword: false },
  },
  'PUT /api/v1/externalUsers/{id}': {
    ask: async (source) => {
      const { id, ...person } = await addPerson(source);
      return { params: { id }, body: { ...(await aPerson(source)), ...person, name: 'Pia Salonen' } };
    },
    shows: { name: 'Pia Salonen' },
  },
  'DELETE /api/v1/externalUsers/{id}': {
    ask: theirs,
    afterwards: async ({ app }, { params = {} }) => {
      const { body } = await app.call(externalUsers.list, { as: 'dev', query: { amount: '200' } });
      expect(JSON.stringify(body)).not.toContain(params.id);
    },
  },
  'POST /api/v1/externalUsers/{id}/activate': {
    ask: async ({ app }) => {
      const id = app.userIdOf('eeva');
      const expired = new Date(app.now().getTime() - 1000);
      await app.db.updateTable('app_user').set({ expires_at: expired }).where('id', '=', id).execute();
      return { params: { id } };
    },
    shows: { email: 'eeva@distributor.example', hasPassword: true },
  },
  'PUT /api/v1/externalUsers/{id}/password': {
    as: 'nobody',
    ask: async ({ app }) => {
      // Reports that wait to be made would be made before the mail goes out.
      await app.pool.query('delete from report_file where file_id is null');
      await workOff(app);
      await rm(join(app.dataDir, 'outbox'), { recursive: true, force: true });
      const id = app.userIdOf('noel');
      await app.call(externalUsers.forgotPassword, { body: { id } });
      const { link } = await takeMailedLink(app);
      return { params: { id }, body: { password: 'Brand-new-7', token: link.searchParams.get('token') } };
    },
    afterwards: async ({ app }) => {
      const body = { email: 'noel@distributor.example', password: 'Brand-new-7' };
      expect((await app.ask('POST', '/api/v1/auth/external', { body })).status).toBe(200);
    },
  },
  'POST /api/v1/externalUsers/forgotpasswordemail': {
    as: 'nobody',
    ask: () => ({ body: { email: 'otto@other-distributor.example' } }),
    afterwards: async ({ app }) => {
      const byId = await app.call(externalUsers.forgotPassword, { body: { id: app.userIdOf('otto') } });
      expect(byId.status).toBe(200);
    },
  },
  'GET /api/v1/companies': {
    shows: expect.arrayContaining([expect.objectContaining({ id: expect.any(String), name: 'Kivi Drilling Service' })]),
  },
  'GET /api/v1/certifiedUsers': {
    as: 'carl',
    ask: async (source) => {
      await addCertified(source);
      return { query: { search: 'sam-', offset: '0', amount: '10', orderKey: 'email', orderDirection: 'asc' } };
    },
    shows: { result: expect.arrayContaining([expect.objectContaining({ employeeId: 'E-17' })]) },
  },
  'POST /api/v1/certifiedUsers': {
    as: 'carl',
    ask: (source) => ({ body: aCertified(source) }),
    shows: { id: expect.any(String), employeeId: 'E-17', certifications: [{ id: expect.any(String) }] },
  },
  'PATCH /api/v1/certifiedUsers/{id}': {
    as: 'carl',
    ask: async (source) => {
      const { id, email } = await addCertified(source);
      return { params: { id }, body: { ...aCertified(source), email, employeeId: 'E-18' } };
    },
    shows: { employeeId: 'E-18' },
  },
  'DELETE /api/v1/certifiedUsers/{id}': {
    as: 'carl',
    ask: async (source) => ({ params: { id: (await addCertified(source)).id } }),
    afterwards: async ({ app }, { params = {} }) => {
      const { text } = await app.ask('GET', '/api/v1/certifiedUsers', { as: 'carl', query: { amount: '200' } });
      expect(text).not.toContain(params.id);
    },
  },
};
