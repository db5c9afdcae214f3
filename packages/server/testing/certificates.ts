import { type CertificationInput, type CertifiedUser, certifiedUsers } from '@assay/contract/certificates';
import { newId } from '@assay/domain/id';
import { expectStatus } from './inspections.ts';
import type { Ask, TestApp } from './test-app.ts';

interface Given {
  email?: string;
  employeeId?: string;
  certifications?: Omit<CertificationInput, 'id'>[];
}

/** Somebody whom the certification manager adds. */
export const addCertifiedUser = async (app: TestApp, given: Given = {}): Promise<CertifiedUser> =>
  expectStatus<CertifiedUser>(
    200,
    await app.call(certifiedUsers.create, {
      as: 'carl',
      body: { email: `${newId()}@provider.example`, employeeId: 'E-1', ...given },
    }),
  );

type Row = (app: TestApp) => Promise<{ ids: string[]; ask: (ids: string[]) => Ask }>;

/** What others must not see of somebody whom the provider certified. */
export const certificateRows: Record<string, Row> = {
  'certifiedUsers.update': async (app) => ({
    ids: [(await addCertifiedUser(app)).id],
    ask: ([id = '']) => ({ params: { id }, body: { employeeId: '7' } }),
  }),
  'certifiedUsers.history': async (app) => ({
    ids: [(await addCertifiedUser(app)).id],
    ask: ([id = '']) => ({ params: { id } }),
  }),
  'certifiedUsers.delete': async (app) => ({
    ids: [(await addCertifiedUser(app)).id],
    ask: ([id = '']) => ({ params: { id } }),
  }),
};
