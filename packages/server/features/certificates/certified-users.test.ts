import { type CertifiedUser, certifiedUsers, type OwnCertificate } from '@assay/contract/certificates';
import { dayOf, days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { addCertifiedUser } from '../../testing/certificates.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('the calls of certified users', () => {
  const app = useTestApp();
  const list = async (search: string, query: object = {}) =>
    (await app().call(certifiedUsers.list, { as: 'carl', query: { search, ...query } as never })).body as {
      result: CertifiedUser[];
      count: number;
    };
  const patch = (id: string, body: object, headers: Record<string, string> = {}) =>
    app().ask('PATCH', `/api/v1/CertifiedUsers/${id}`, { as: 'carl', body, headers });
  const event = async (id: string) =>
    (await app().pool.query('select action, changes from event where record_id = $1 order by id', [id])).rows;

  it('add somebody with certifications, whose days are timestamps and whose temporary ids are replaced', async () => {
    const { productFamilyId } = await addProducts(app(), { family: 'Jaw certified' });
    const dates = { certificationDate: '2026-11-17T10:00:00.000Z', expirationDate: '2028-11-17' };
    const reply = await app().ask('POST', '/api/v1/certifiedUsers', {
      as: 'carl',
      body: {
        id: '',
        email: 'Ann@provider.example',
        employeeId: '100',
        certifications: [
          { id: '', certifiedUserId: '', productFamilyId, ...dates },
          { id: 'temp-id-1', productFamilyId, ...dates, expirationDate: '2027-01-01' },
        ],
      },
    });
    expect(reply.status).toBe(200);
    const made = reply.body as CertifiedUser;
    const common = {
      certifiedUserId: made.id,
      productFamilyId,
      productFamilyName: 'Jaw certified',
      certificationDate: '2026-11-17T00:00:00.000Z',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    expect(made).toEqual({
      id: expect.any(String),
      email: 'Ann@provider.example',
      employeeId: '100',
      earliestExpiration: '2027-01-01T00:00:00.000Z',
      revision: 1,
      certifications: [
        { ...common, expirationDate: '2027-01-01T00:00:00.000Z' },
        { ...common, expirationDate: '2028-11-17T00:00:00.000Z' },
      ],
    });
    expect(await list('ann@')).toEqual({ result: [made], count: 1 });
  });

  it('find people by address and number, in any order of the columns', async () => {
    const { productFamilyId } = await addProducts(app());
    const holding = (expirationDate: string) => [{ productFamilyId, certificationDate: '2020-01-01', expirationDate }];
    await addCertifiedUser(app(), {
      email: 'b@orders.example',
      employeeId: '2',
      certifications: holding('2027-01-01'),
    });
    await addCertifiedUser(app(), {
      email: 'a@orders.example',
      employeeId: '10',
      certifications: holding('2029-01-01'),
    });
    await addCertifiedUser(app(), {
      email: 'c@orders.example',
      employeeId: '1',
      certifications: holding('2028-01-01'),
    });
    const emails = async (orderKey: string, orderDirection = 'asc') =>
      (await list('orders', { orderKey, orderDirection })).result.map(({ email }) => email[0]).join('');
    expect(await emails('email')).toBe('abc');
    expect(await emails('email', 'desc')).toBe('cba');
    expect(await emails('employeeId')).toBe('cba');
    expect(await emails('earliestExpiration')).toBe('bca');
    expect((await list('orders 10')).result.map(({ email }) => email)).toEqual(['a@orders.example']);
  });

  it('change what is sent and leave the rest, with a history', async () => {
    const { productFamilyId } = await addProducts(app());
    const held = { productFamilyId, certificationDate: '2026-01-01', expirationDate: '2028-01-01' };
    const { id, certifications } = await addCertifiedUser(app(), { employeeId: '7', certifications: [held, held] });
    const [first] = certifications;
    const renamed = await patch(id, { employeeId: '8' });
    expect(renamed.body).toMatchObject({ employeeId: '8', certifications, revision: 2 });
    const renewed = await patch(id, { certifications: [{ ...first, expirationDate: '2030-01-01' }] });
    expect(renewed.body).toMatchObject({
      certifications: [{ id: first?.id, expirationDate: '2030-01-01T00:00:00.000Z' }],
      earliestExpiration: '2030-01-01T00:00:00.000Z',
    });
    const known = (await event(id)).length;
    expect((await patch(id, renewed.body as object)).body).toEqual({ ...(renewed.body as object), revision: 4 });
    const events = await event(id);
    expect(events).toHaveLength(known);
    expect(events).toContainEqual({ action: 'changed', changes: [{ field: 'employee_id', from: '7', to: '8' }] });
    expect(events).toContainEqual({
      action: 'changed',
      changes: [{ field: 'expiration_date', from: '2028-01-01', to: '2030-01-01' }],
    });
    expect(events.filter(({ action }) => action === 'removed')).toHaveLength(1);
  });

  it('refuse what is stale, taken, unknown or ends before it begins, and change nothing', async () => {
    const { productFamilyId } = await addProducts(app());
    const other = await addCertifiedUser(app(), {
      certifications: [{ productFamilyId, certificationDate: '2026-01-01', expirationDate: '2028-01-01' }],
    });
    const { id, email } = await addCertifiedUser(app(), {});
    const errors = async (body: object) => {
      const { status, body: problem } = await patch(id, body);
      return [status, (problem as { errors?: { path: string }[] }).errors?.map(({ path }) => path)];
    };
    const held = { productFamilyId, certificationDate: '2026-01-01', expirationDate: '2028-01-01' };
    expect(await errors({ email: other.email.toUpperCase() })).toEqual([409, ['email']]);
    expect(await errors({ email: 'nobody', employeeId: ' ' })).toEqual([400, ['email', 'employeeId']]);
    expect(await errors({ certifications: [held, { ...held, expirationDate: '2025-12-31' }] })).toEqual([
      400,
      ['certifications.1.expirationDate'],
    ]);
    expect(await errors({ certifications: [{ ...held, productFamilyId: id }] })).toEqual([
      400,
      ['certifications.0.productFamilyId'],
    ]);
    expect(await errors({ certifications: [{ ...held, id: other.certifications[0]?.id }] })).toEqual([
      400,
      ['certifications.0.id'],
    ]);
    expect((await patch(id, { employeeId: '2' }, { 'if-match': '"9"' })).status).toBe(412);
    expect((await list(email)).result).toMatchObject([{ id, employeeId: 'E-1', certifications: [], revision: 1 }]);
  });

  it('take somebody away, whose address is free again', async () => {
    const { id, email } = await addCertifiedUser(app());
    const removed = await app().call(certifiedUsers.delete, { as: 'carl', params: { id } });
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await patch(id, { employeeId: '1' })).status).toBe(404);
    expect(await list(email)).toEqual({ result: [], count: 0 });
    await addCertifiedUser(app(), { email });
  });

  it('keep a product family that somebody is certified for', async () => {
    const { body: category } = await app().ask('GET', '/api/v1/productCategories/all', { as: 'max' });
    const [{ id: productCategoryId } = { id: '' }] = category as { id: string }[];
    const family = await app().ask('POST', '/api/v1/productFamilies', {
      as: 'max',
      body: { familyName: 'Certified only', productCategoryId },
    });
    const productFamilyId = (family.body as { id: string }).id;
    await addCertifiedUser(app(), {
      certifications: [{ productFamilyId, certificationDate: '2026-01-01', expirationDate: '2028-01-01' }],
    });
    const refused = await app().ask('DELETE', `/api/v1/productFamilies/${productFamilyId}`, { as: 'max' });
    expect(refused.body).toMatchObject({ status: 409, reason: 'product.familyInCertifications' });
  });

  it('tell everybody their own certificates alone, and whether they hold today', async () => {
    const families = [await addProducts(app()), await addProducts(app()), await addProducts(app())];
    const [holds = '', ended = '', begins = ''] = families.map(({ productFamilyId }) => productFamilyId);
    const dayFromNow = (n: number) => dayOf(later(app().now(), days(n)));
    const certificate = (productFamilyId: string, from: number, to: number) => ({
      productFamilyId,
      certificationDate: dayFromNow(from),
      expirationDate: dayFromNow(to),
    });
    await addCertifiedUser(app(), {
      email: 'DINA@distributor.example',
      certifications: [certificate(holds, -700, 0), certificate(ended, -700, -1), certificate(begins, 1, 700)],
    });
    const mine = async (as: 'dina' | 'otto') =>
      (await app().call(certifiedUsers.mine, { as })).body as OwnCertificate[];
    expect(
      (await mine('dina')).toSorted((one, other) => other.expirationDate.localeCompare(one.expirationDate)),
    ).toEqual([
      { productFamilyId: holds, valid: true, expirationDate: `${dayFromNow(0)}T00:00:00.000Z` },
      { productFamilyId: ended, valid: false, expirationDate: `${dayFromNow(-1)}T00:00:00.000Z` },
    ]);
    expect(await mine('otto')).toEqual([]);
  });
});
