import { certifiedUsers } from '@assay/contract/certificates';
import { inspections } from '@assay/contract/inspections';
import { reportHeads } from '@assay/contract/report-heads';
import type { CertificateState } from '@assay/domain/certificates/certificate';
import { dayOf, days, later } from '@assay/domain/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCertifiedUser } from '../../testing/certificates.ts';
import { addInspectable, expectStatus, startInspection } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('an inspection that is started', () => {
  const app = useTestApp();
  let inspectable: Awaited<ReturnType<typeof addInspectable>>;
  beforeAll(async () => {
    inspectable = await addInspectable(app());
  });
  const dayFromNow = (n: number) => dayOf(later(app().now(), days(n)));
  const certificateOf = async (id: string) =>
    expectStatus<{ certificate: CertificateState | null; familyName: string }>(
      200,
      await app().call(reportHeads.get, { as: 'max', params: { id } }),
    ).certificate;

  it.each([
    ['nobody certified', undefined, 'none'],
    ['a certificate that ended yesterday', -1, 'expired'],
    ['a certificate on its last day', 0, 'valid'],
  ])('with %s is started all the same, and its reviewer sees it', async (_, until, state) => {
    const email = 'uma@provider.example';
    const user =
      until === undefined
        ? undefined
        : await addCertifiedUser(app(), {
            email,
            certifications: [
              {
                productFamilyId: inspectable.productFamilyId,
                certificationDate: dayFromNow(-700),
                expirationDate: dayFromNow(until),
              },
            ],
          });
    const { id } = await startInspection(app(), inspectable, {}, 'uma');
    expect(await certificateOf(id)).toBe(state);
    if (!user) return;
    // Whatever becomes of the certificate later, the reviewer sees what was.
    await app().call(certifiedUsers.delete, { as: 'carl', params: { id: user.id } });
    expect(await certificateOf(id)).toBe(state);
  });

  it('by one who is certified for another family alone is marked, and by somebody else’s certificate nobody is covered', async () => {
    const other = await addInspectable(app());
    const certifications = (productFamilyId: string) => [
      { productFamilyId, certificationDate: dayFromNow(-1), expirationDate: dayFromNow(1) },
    ];
    await addCertifiedUser(app(), {
      email: 'rita@provider.example',
      certifications: certifications(other.productFamilyId),
    });
    await addCertifiedUser(app(), {
      email: 'max@provider.example',
      certifications: certifications(inspectable.productFamilyId),
    });
    const { id } = await startInspection(app(), inspectable, {}, 'rita');
    expect(await certificateOf(id)).toBe('none');
  });

  it('is not the sender’s to call certified', async () => {
    const body = {
      protocolId: inspectable.protocolId,
      equipment: { id: inspectable.equipmentId },
      certificate: 'valid',
    };
    const reply = await app().call(inspections.create, { as: 'uma', body: body as never });
    expect(reply.body).toMatchObject({ status: 400 });
  });
});
