import type { Divisions } from '@assay/domain/divisions';
import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { allRows } from './pool.ts';

/** What a person's questions may touch: their own company, unless they are the provider's staff. */
export interface Scope {
  userId: string;
  /** Null sees every company. */
  companyId: string | null;
  /** Null sees the points of every product category. */
  divisionIds: Divisions;
}

const equipmentIdsOf = (db: Db, scope: Scope) =>
  allRows(db)
    .selectFrom('equipment_company')
    .select('equipment_id')
    .where('company_id', '=', scope.companyId ?? '');

/** A target at a machine counts only for those who may see the machine. */
const protocolIdsOf = (db: Db, scope: Scope) =>
  allRows(db)
    .selectFrom('protocol_target')
    .innerJoin('product_family', 'product_family.id', 'protocol_target.product_family_id')
    .select('protocol_target.protocol_id')
    .where('product_family.product_category_id', '=', sql<string>`any(${scope.divisionIds}::uuid[])`)
    .where((given) =>
      given.or([
        given('protocol_target.equipment_id', 'is', null),
        given('protocol_target.equipment_id', 'in', equipmentIdsOf(db, scope)),
      ]),
    )
    .unionAll(
      allRows(db)
        .selectFrom('protocol_target')
        .innerJoin('protocol as made', 'made.id', 'protocol_target.protocol_id')
        .innerJoin('company', 'company.id', 'made.company_id')
        .select('protocol_target.protocol_id')
        .where('protocol_target.product_family_id', 'is', null)
        .where('company.is_provider', '=', true),
    );

/** The links of a document to a point, a family or a model of the person's divisions. */
const linksOfDocument = (db: Db, scope: Scope) => {
  const ofDivisions = sql<string>`any(${scope.divisionIds}::uuid[])`;
  const document = sql.ref<string>('document.id');
  return [
    visible
      .points(db, scope)
      .innerJoin('document_point', 'document_point.inspection_point_id', 'inspection_point.id')
      .select('document_point.document_id')
      .where('document_point.document_id', '=', document),
    allRows(db)
      .selectFrom('document_family')
      .innerJoin('product_family', 'product_family.id', 'document_family.product_family_id')
      .select('document_family.document_id')
      .where('product_family.product_category_id', '=', ofDivisions)
      .where('document_family.document_id', '=', document),
    allRows(db)
      .selectFrom('document_model')
      .innerJoin('product_model', 'product_model.id', 'document_model.product_model_id')
      .innerJoin('product_family', 'product_family.id', 'product_model.product_family_id')
      .select('document_model.document_id')
      .where('product_family.product_category_id', '=', ofDivisions)
      .where('document_model.document_id', '=', document),
  ];
};

/** The versions of reports that hold a file. */
const versionsShowing = (db: Db, scope: Scope, file: 'image.original_file_id' | 'voice_comment.file_id') =>
  visible
    .visits(db, scope)
    .innerJoin('report_version_file', 'report_version_file.visit_id', 'visit.id')
    .select('visit.id')
    .where('report_version_file.file_id', '=', sql.ref<string>(file));

/** The records that show an image, as far as the person may see them. Their kinds are part of the statement: a plan made once leaves the others out. */
const recordsShowing = (db: Db, scope: Scope) => {
  const image = sql.ref<string>('image.id');
  return [
    visible
      .equipment(db, scope)
      .innerJoin('image_use', 'image_use.record_id', 'equipment.id')
      .select('image_use.image_id')
      .where('image_use.record_type', '=', sql.lit('equipment'))
      .where('image_use.image_id', '=', image),
    visible
      .points(db, scope)
      .innerJoin('image_use', 'image_use.record_id', 'inspection_point.id')
      .select('image_use.image_id')
      .where('image_use.record_type', '=', sql.lit('inspectionPoint'))
      .where('image_use.image_id', '=', image),
    visible
      .visits(db, scope)
      .innerJoin('image_use', 'image_use.record_id', 'visit.id')
      .select('image_use.image_id')
      .where('image_use.record_type', '=', sql.lit('visit'))
      .where('image_use.image_id', '=', image),
  ];
};

const customersOfEquipment = (db: Db, scope: Scope) =>
  allRows(db)
    .selectFrom('equipment as machine')
    .select('machine.customer_id')
    .where('machine.deleted_at', 'is', null)
    .where('machine.customer_id', 'is not', null)
    .where('machine.id', 'in', equipmentIdsOf(db, scope))
    .$narrowType<{ customer_id: string }>();

const customersOfInspections = (db: Db, scope: Scope) =>
  visible
    .inspections(db, scope)
    .select('inspection.customer_id')
    .where('inspection.customer_id', 'is not', null)
    .$narrowType<{ customer_id: string }>();

/** Readers already cut to the scope: the only way from a handler to the rows of scoped tables. */
export const visible = {
  users: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('app_user')
      .where('app_user.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where('app_user.company_id', '=', scope.companyId ?? '')),

  companies: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('company')
      .where('company.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where('company.id', '=', scope.companyId ?? '')),

  /** Staff see all equipment; others what is assigned to their company or was inspected by it. */
  equipment: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('equipment')
      .where('equipment.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where('equipment.id', 'in', equipmentIdsOf(db, scope))),

  /** Others than staff see the customers at whose sites that equipment is, and those of their own inspections. */
  customers: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('customer')
      .where('customer.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) =>
        query.where((given) =>
          given.or([
            given('customer.id', 'in', customersOfEquipment(db, scope)),
            given('customer.id', 'in', customersOfInspections(db, scope)),
          ]),
        ),
      ),

  /** Staff see all; others nobody but themselves. */
  certifiedUsers: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('certified_user')
      .where('certified_user.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) =>
        query.where(
          sql`lower(certified_user.email)`,
          'in',
          visible
            .users(db, scope)
            .select(sql<string>`lower(app_user.email)`.as('email'))
            .where('app_user.id', '=', scope.userId),
        ),
      ),

  /** Staff see all visits; others those that their own company began. */
  visits: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('visit')
      .where('visit.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where('visit.company_id', '=', scope.companyId ?? '')),

  /** The headers of visits, which lists are made of. */
  inspections: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('inspection')
      .where('inspection.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where('inspection.company_id', '=', scope.companyId ?? '')),

  /** Audits are the provider's own: nobody else sees any. */
  audits: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('audit')
      .where('audit.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) => query.where(sql<boolean>`false`)),

  /** Others than staff see the points of their divisions, whoever made them. */
  points: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('inspection_point')
      .where('inspection_point.deleted_at', 'is', null)
      .$if(scope.divisionIds !== null, (query) =>
        query.where('inspection_point.product_category_id', '=', sql<string>`any(${scope.divisionIds}::uuid[])`),
      ),

  /** Others than staff see what was uploaded at their company's own points, and the provider's that are linked to their divisions. */
  documents: (db: Db, scope: Scope, howMany: 'few' | 'all' = 'few') =>
    allRows(db)
      .selectFrom('document')
      .where('document.deleted_at', 'is', null)
      .$if(scope.companyId !== null, (query) =>
        query.where((given) =>
          given.or([
            given('document.company_id', '=', scope.companyId ?? ''),
            given.and([
              given('document.company_id', 'is', null),
              // PostgreSQL would gather all links for a handful of documents, too; with an offset it looks them up one by one.
              given.or(
                linksOfDocument(db, scope).map((link) =>
                  given.exists(howMany === 'few' ? link.modifyEnd(sql`offset 0`) : link),
                ),
              ),
            ]),
          ]),
        ),
      ),

  /** Others than staff see what their company made, what is for their divisions, and the provider's for any product; deleted ones too. */
  protocols: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('protocol')
      .$if(scope.companyId !== null, (query) =>
        query.where((given) =>
          given.or([
            given('protocol.company_id', '=', scope.companyId ?? ''),
            given('protocol.id', 'in', protocolIdsOf(db, scope)),
          ]),
        ),
      ),

  /** Others than staff see the provider's phases and those that their company added. */
  phases: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('phase')
      .$if(scope.companyId !== null, (query) =>
        query.where((given) =>
          given.or([given('phase.company_id', 'is', null), given('phase.company_id', '=', scope.companyId ?? '')]),
        ),
      ),

  /** Those of them that are in lists and pickers. */
  liveProtocols: (db: Db, scope: Scope) => visible.protocols(db, scope).where('protocol.deleted_at', 'is', null),

  /** An image is its uploader's until a record shows it, then everybody's who may see the record. */
  images: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('image')
      .where((given) =>
        given.or([
          given.and([given('image.bound_at', 'is', null), given('image.owner_user_id', '=', scope.userId)]),
          ...recordsShowing(db, scope).map((record) => given.exists(record)),
        ]),
      ),

  /** A recording is its speaker's until a result has it, then everybody's who may see the visit. */
  voiceComments: (db: Db, scope: Scope) =>
    allRows(db)
      .selectFrom('voice_comment')
      .where((given) =>
        given.or([
          given.and([
            given('voice_comment.bound_at', 'is', null),
            given('voice_comment.owner_user_id', '=', scope.userId),
          ]),
          given.exists(
            visible
              .visits(db, scope)
              .innerJoin('run', 'run.visit_id', 'visit.id')
              .innerJoin('result', 'result.run_id', 'run.id')
              .select('result.id')
              .where('result.id', '=', sql.ref<string>('voice_comment.result_id')),
          ),
          given.exists(versionsShowing(db, scope, 'voice_comment.file_id')),
        ]),
      ),

  /** What oneself has sent and no record has taken yet. */
  uploads: (db: Db, scope: Scope) => allRows(db).selectFrom('upload').where('upload.owner_user_id', '=', scope.userId),

  /** One's own open sessions, whoever one is. */
  sessions: (db: Db, scope: Scope, now: Date) =>
    allRows(db)
      .selectFrom('session')
      .where('session.user_id', '=', scope.userId)
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', now),
};
