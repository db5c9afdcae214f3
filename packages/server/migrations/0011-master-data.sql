-- What the last import of master data could not take, as far as it is worth keeping.
create table master_data_fault (
  id bigint generated always as identity,
  file text not null,
  line int not null,
  -- The title of the column; empty where the whole line is meant.
  column_title text not null,
  message text not null,
  constraint master_data_fault_pkey primary key (id)
);

-- Which line of a file spoke of a record first: kept here, because memory has a bound and files have none.
create unlogged table master_data_key (
  file text not null,
  key text not null,
  line int not null,
  constraint master_data_key_pkey primary key (file, key)
);

-- References between the files, to records that are gone too.
create index customer_gone_mdm_ix on customer (mdm_customer_id) where deleted_at is not null and mdm_customer_id <> '';
create index customer_site_mdm_ix on customer_site (mdm_site_id) where deleted_at is null and mdm_site_id <> '';
create index equipment_gone_mdm_ix on equipment (mdm_equipment_id) where deleted_at is not null and mdm_equipment_id <> '';

-- Quiet means quiet: bulk work does not pay for a comparison that nobody reads.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  was jsonb;
  is_now jsonb;
  differences jsonb;
begin
  -- Bulk work writes one event of its own instead.
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  was := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  is_now := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  select jsonb_agg(jsonb_build_object('field', field, 'from', was -> field, 'to', is_now -> field) order by field)
    into differences
    from jsonb_object_keys(was || is_now) as field
    where coalesce(was -> field, 'null') is distinct from coalesce(is_now -> field, 'null')
      and not field = any (tg_argv[2:])
      and field not in ('id', 'revision', 'search');
  if differences is null then return null; end if;
  insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
  values (
    setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
    tg_argv[0], ((was || is_now) ->> tg_argv[1])::uuid,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'removed' end, differences
  );
  return null;
end $$;
