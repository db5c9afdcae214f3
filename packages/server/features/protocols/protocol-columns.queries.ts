import type { NamedTarget } from '@assay/contract/protocols/protocol';
import { sql } from 'kysely';
import type { Scope } from '../../db/visible.ts';

/** Of a target `t`: a machine of others is nobody's business. */
export const seesTarget = ({ companyId }: Scope) =>
  companyId === null
    ? sql<boolean>`true`
    : sql<boolean>`(t.equipment_id is null or t.equipment_id in (
        select equipment_id from equipment_company where company_id = ${companyId}))`;

/** What a protocol is for, with names, in their order. */
export const targetsOf = (scope: Scope) => sql<NamedTarget[]>`(
  select coalesce(json_agg(json_build_object(
    'productFamilyId', t.product_family_id, 'productModelId', t.product_model_id, 'equipmentId', t.equipment_id,
    'productFamilyName', coalesce(f.name, ''), 'productModelName', coalesce(m.name, ''),
    'serialNumber', coalesce(e.serial_number, ''), 'nickName', coalesce(e.nick_name, ''),
    'equipmentName', coalesce(nullif(e.serial_number, ''), e.nick_name, '')) order by t.index), '[]')
  from protocol_target t
  left join product_family f on f.id = t.product_family_id
  left join product_model m on m.id = t.product_model_id
  left join equipment e on e.id = t.equipment_id
  where t.protocol_id = protocol.id and ${seesTarget(scope)})`;

/** Who made a protocol; nobody's business outside of the provider and the maker's company. */
export const createdByFor = ({ companyId }: Scope) => sql<string>`coalesce((
  select u.name from app_user u join company c on c.id = protocol.company_id
  where u.id = protocol.created_by and (${companyId}::uuid is null or c.id = ${companyId} or c.is_provider)), '')`;
