import type { CertificationInput, CertifiedUser, certifiedUsers } from '@assay/contract/certificates';
import { listRequest } from '@assay/contract/lists';
import { identifyParts } from '@assay/domain/part-ids';
import { type FieldError, fieldError, invalidFields, notFound } from '@assay/domain/problem';
import { listEvents } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import {
  type CertificationFields,
  type CertifiedUserRecord,
  familyNames,
  findCertifiedUser,
  insertCertifiedUser,
  knownFamilies,
  listCertifiedUsers,
  lockCertifiedUser,
  updateCertifiedUser,
  writeCertifications,
} from './certified-users.queries.ts';
import { ownCertificates } from './own-certificates.ts';

type Table = typeof certifiedUsers;

/** Calendar days are timestamps on the wire. */
const moment = (day: string): string => `${day}T00:00:00.000Z`;

const shown = ({
  id,
  email,
  employee_id,
  earliest_expiration,
  certifications,
  revision,
}: CertifiedUserRecord): CertifiedUser => ({
  id,
  email,
  employeeId: employee_id,
  certifications: certifications.map((one) => ({
    ...one,
    certifiedUserId: id,
    certificationDate: moment(one.certificationDate),
    expirationDate: moment(one.expirationDate),
  })),
  earliestExpiration: earliest_expiration && moment(earliest_expiration),
  revision,
});

async function readUser(db: Db, scope: Scope, id: string): Promise<CertifiedUser> {
  const user = await findCertifiedUser(db, scope, id);
  if (!user) throw notFound();
  return shown(user);
}

async function userToWrite({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }) {
  const user = await lockCertifiedUser(db, scope, params.id);
  if (!user) throw notFound();
  return user;
}

export const certifiedUserHandlers: Handlers<Table> = {
  list: async ({ db, scope, query, now }) => {
    const { result, count } = await listCertifiedUsers(db, scope, listRequest(query), query.expiring ? now : null);
    return { result: result.map(shown), count };
  },
  mine: async ({ db, person, now }) =>
    (await ownCertificates(db, person.email, now)).map(({ expirationDate, ...one }) => ({
      ...one,
      expirationDate: moment(expirationDate),
    })),
  create: async ({ db, scope, body, now }) => {
    const rowsOf = await wantedCertifications(db, body.certifications, undefined);
    const id = await insertCertifiedUser(db, { email: body.email, employee_id: body.employeeId }, now);
    await writeCertifications(db, id, rowsOf(id));
    return readUser(db, scope, id);
  },
  update: handler<Table['update']>()({
    load: userToWrite,
    current: async (_work, record) => shown(record),
    run: async ({ db, scope, record, body }) => {
      const { email = record.email, employeeId = record.employee_id, certifications } = body;
      const rowsOf = certifications && (await wantedCertifications(db, certifications, record));
      await updateCertifiedUser(db, record.id, { email, employee_id: employeeId });
      if (rowsOf) await writeCertifications(db, record.id, rowsOf(record.id));
      return readUser(db, scope, record.id);
    },
  }),
  delete: handler<Table['delete']>()({
    load: userToWrite,
    run: async ({ db, record, now }) => {
      await updateCertifiedUser(db, record.id, { deleted_at: now });
      return {};
    },
  }),
  history: handler<Table['history']>()({
    load: ({ db, scope, params }) => readUser(db, scope, params.id),
    run: async ({ db, record }) =>
      withNames(await listEvents(db, 'certifiedUser', record.id), (ids) => familyNames(db, ids)),
  }),
};

async function unknownFamilies(db: Db, sent: readonly CertificationInput[]): Promise<FieldError[]> {
  if (sent.length === 0) return [];
  const known = new Set(
    (
      await knownFamilies(
        db,
        sent.map(({ productFamilyId }) => productFamilyId),
      )
    ).map(({ id }) => id),
  );
  return sent.flatMap(({ productFamilyId }, i) =>
    known.has(productFamilyId) ? [] : [fieldError(`certifications.${i}.productFamilyId`, 'product.familyUnknown')],
  );
}

const endsBeforeItBegins = (sent: readonly CertificationInput[]): FieldError[] =>
  sent.flatMap(({ certificationDate, expirationDate }, i) =>
    expirationDate < certificationDate
      ? [fieldError(`certifications.${i}.expirationDate`, 'certification.endsBeforeItBegins')]
      : [],
  );

/** The certifications as they are written; a person who is not known yet has none. */
async function wantedCertifications(
  db: Db,
  sent: readonly CertificationInput[],
  before: CertifiedUserRecord | undefined,
): Promise<(userId: string) => CertificationFields[]> {
  // The form sends the id of a new one as empty.
  const named = sent.map((one) => ({ ...one, id: one.id || undefined }));
  const { parts, errors } = identifyParts(named, before?.certifications, 'certifications');
  const [first, ...others] = [...errors, ...(await unknownFamilies(db, sent)), ...endsBeforeItBegins(sent)];
  if (first) throw invalidFields([first, ...others]);
  return (userId) =>
    parts.map(({ id, productFamilyId, certificationDate, expirationDate }) => ({
      id,
      certified_user_id: userId,
      product_family_id: productFamilyId,
      certification_date: certificationDate,
      expiration_date: expirationDate,
    }));
}
