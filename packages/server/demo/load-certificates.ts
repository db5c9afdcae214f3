import type { CertificateState } from '@assay/domain/certificates/certificate';
import { newId } from '@assay/domain/id';
import { dayOf, days, later } from '@assay/domain/time';
import type { WholeDb } from '../db/pool.ts';
import { certificateAtStart } from '../features/certificates/own-certificates.ts';

/** For all families of a category, or for one of them, since so many days. */
type DemoCertificate = [category: string, since: number, family?: string];

/** Two years, as certificates usually hold. */
const holdsFor = 731;

/** One has ended, one ends within a month, the others have a while to go. */
const certified: readonly { email: string; employeeId: string; certificates: readonly DemoCertificate[] }[] = [
  {
    email: 'uma@provider.example',
    employeeId: '10231',
    certificates: [
      ['crushers', 480],
      ['screens', 610],
      ['surface_drills', 300],
    ],
  },
  {
    email: 'rita@provider.example',
    employeeId: '10244',
    certificates: [
      ['crushers', 150],
      ['screens', 520],
      ['surface_drills', 365],
    ],
  },
  {
    email: 'carl@provider.example',
    employeeId: '10187',
    certificates: [
      ['crushers', holdsFor + 25, 'Gyra'],
      ['crushers', 430],
      ['screens', 430],
      ['surface_drills', holdsFor - 24],
    ],
  },
  {
    email: 'max@provider.example',
    employeeId: '10102',
    certificates: [
      ['crushers', 560],
      ['screens', 560],
      ['surface_drills', 560],
    ],
  },
  { email: 'dina@distributor.example', employeeId: 'K-07', certificates: [['surface_drills', 540]] },
  { email: 'dora@distributor.example', employeeId: 'K-02', certificates: [['surface_drills', 540]] },
  { email: 'otto@other-distributor.example', employeeId: 'OD-3', certificates: [['screens', 210]] },
];

/** Who is certified for what; a family that is named by itself is not certified with its category. */
export async function loadCertificates(db: WholeDb, now: Date): Promise<void> {
  const families = await db
    .selectFrom('product_family')
    .innerJoin('product_category', 'product_category.id', 'product_family.product_category_id')
    .select(['product_family.id', 'product_family.name', 'product_category.code'])
    .orderBy('product_family.name')
    .execute();
  for (const { email, employeeId, certificates } of certified) {
    const userId = newId();
    await db.insertInto('certified_user').values({ id: userId, email, employee_id: employeeId }).execute();
    const alone = certificates.flatMap(([, , family]) => family ?? []);
    const rows = certificates.flatMap(([category, since, family]) =>
      families
        .filter(({ name, code }) => code === category && (family ? name === family : !alone.includes(name)))
        .map(({ id }) => ({
          id: newId(),
          certified_user_id: userId,
          product_family_id: id,
          certification_date: dayOf(later(now, -days(since))),
          expiration_date: dayOf(later(now, days(holdsFor - since))),
        })),
    );
    await db.insertInto('certification').values(rows).execute();
  }
}

/** Of the time before the first certificates nobody knows who had one. */
export const demoCertificate = async (
  ...asked: Parameters<typeof certificateAtStart>
): Promise<CertificateState | null> => {
  const state = await certificateAtStart(...asked);
  return state === 'none' ? null : state;
};
