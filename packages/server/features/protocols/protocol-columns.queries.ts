import type { Ancestor, NamedTarget } from '@assay/contract/protocols/protocol';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Leaves out a target `t` that names a machine of another company. */
export const seesTarget = ({ companyId }: Scope) =>
  companyId === null
    ? sql<boolean>`true`
    : sql<boolean>`(t.equipment_id is null or t.equipment_id in (
        select equipment_id from equipment_company where company_id = ${companyId}))`;

/** The targets of a protocol with their names, in order. */
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

/** Names the author of a protocol to the provider and to the author's own company. */
export const createdByFor = ({ companyId }: Scope) => sql<string>`coalesce((
  select u.name from app_user u join company c on c.id = protocol.company_id
  where u.id = protocol.created_by and (${companyId}::uuid is null or c.id = ${companyId} or c.is_provider)), '')`;

/** True when the reader's company wrote it; readers who see everything belong to the provider. */
export const ownFor = ({
  companyId,
}: Scope) => sql<boolean>`exists (select from company c where c.id = protocol.company_id
  and (c.id = ${companyId} or (${companyId}::uuid is null and c.is_provider)))`;

/** The protocols that a protocol took the place of, as far as one may see them, the latest first. */
export const ancestorsOf = (db: Db, scope: Scope) => sql<Ancestor[]>`(
  with recursive line as (
    select protocol.replaces_protocol_id as id, 1 as step
    union all
    select earlier.replaces_protocol_id, line.step + 1 from line join protocol earlier on earlier.id = line.id)
  select coalesce(json_agg(json_build_object(
    'protocolId', seen.id, 'name', seen.name, 'created', to_char(seen.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by line.step), '[]')
  from line join ${visible.protocols(db, scope).select(['protocol.id', 'protocol.name', 'protocol.created_at'])} seen
    on seen.id = line.id)`;
