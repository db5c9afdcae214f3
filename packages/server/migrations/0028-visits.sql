-- Inspections and audits are visits: runs, results, versions, findings, actions and signatures hang on a visit, whatever its kind.
-- It is narrow and has no index but its key, so that a status step rewrites little and every write below it can hold it cheaply.
create table visit (
  id uuid not null,
  kind text not null,
  -- Whoever began it, for good: the only company outside the provider that sees it.
  company_id uuid not null,
  name text not null,
  visited_at timestamptz not null,
  status text not null,
  -- The newest version of the report; 0 until it is submitted for the first time.
  current_version int not null default 0,
  -- Grows with each step of its status and each version.
  revision int not null default 1,
  deleted_at timestamptz,
  constraint visit_pkey primary key (id),
  constraint visit_kind_ck check (kind in ('inspection', 'audit')),
  constraint visit_status_ck check (status in ('In_Use', 'Waiting', 'Finished')),
  constraint visit_submitted_ck check (status = 'In_Use' or current_version > 0)
);
insert into visit (id, kind, company_id, name, visited_at, status, current_version, revision, deleted_at)
select id, 'inspection', company_id, name, inspection_date, status, current_version, revision, deleted_at from inspection;
-- What is deleted is found without looking at the rest.
create index visit_deleted_ix on visit (deleted_at) where deleted_at is not null;

-- The record of what hangs on a visit is the visit's, under the name of its kind. One that goes for good leaves nothing to tell.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  was jsonb;
  is_now jsonb;
  differences jsonb;
  record_type text := tg_argv[0];
  record_id uuid;
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
  record_id := ((was || is_now) ->> tg_argv[1])::uuid;
  if record_type = 'visit' then
    select kind into record_type from visit where id = record_id;
    if not found then return null; end if;
  end if;
  insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
  values (
    setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
    record_type, record_id,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'removed' end, differences
  );
  return null;
end $$;

-- The order of each list of follow-ups is written by itself, with a revision of its own; one that is not here has revision 1.
create table follow_up_order (
  visit_id uuid not null,
  list text not null,
  revision int not null,
  constraint follow_up_order_pkey primary key (visit_id, list),
  constraint follow_up_order_list_ck check (list in ('findings', 'priorityActions')),
  constraint follow_up_order_visit_fk foreign key (visit_id) references visit (id) on delete cascade
);
insert into follow_up_order (visit_id, list, revision)
select id, list, (field_revisions ->> list)::int
from inspection cross join unnest(array['findings', 'priorityActions']) as list where field_revisions ? list;

drop trigger inspection_events on inspection;
drop trigger list_update on inspection;
update inspection set field_revisions = field_revisions - '{findings,priorityActions}'::text[]
where field_revisions ?| '{findings,priorityActions}';
alter table inspection
  drop column current_version,
  drop column revision,
  add constraint inspection_visit_fk foreign key (id) references visit (id) on delete cascade;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at');
create trigger list_update after update on inspection referencing old table as old_rows new table as new_rows
  for each statement execute function note_list_change('inspection', 'live', 'field_revisions', 'summary', 'comment',
    'internal_comment', 'loaded_hours', 'contact_name', 'contact_phone_number', 'contact_email', 'sent_back_reason', 'ended_at');

-- Lists find their rows by the header alone, which therefore repeats what they look for; the two may not differ.
create function refuse_other_header() returns trigger language plpgsql as $$
begin
  if exists (
    select from visit v join inspection i on i.id = v.id
    where v.id = new.id and (v.kind, v.company_id, v.name, v.visited_at, v.status, v.deleted_at)
      is distinct from ('inspection', i.company_id, i.name, i.inspection_date, i.status, i.deleted_at))
  then raise exception 'the header of a visit says otherwise than the visit' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger inspection_header after insert or update of company_id, name, inspection_date, status, deleted_at on inspection
  deferrable initially deferred for each row execute function refuse_other_header();
create constraint trigger visit_header after update of kind, company_id, name, visited_at, status, deleted_at on visit
  deferrable initially deferred for each row execute function refuse_other_header();

alter table run rename column inspection_id to visit_id;
alter table run
  drop constraint run_inspection_fk,
  drop constraint run_inspection_role_uq,
  -- Where in a plant: the stage, and the place among the runs of its stage.
  add column stage text not null default '',
  add column index int not null default 0,
  add column customer_site_id uuid,
  add column deleted_at timestamptz,
  add constraint run_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  add constraint run_site_fk foreign key (customer_site_id) references customer_site (id) on delete restrict;
-- A plant has many machines; everything else is there once.
create unique index run_role_uq on run (visit_id, role) where role not in ('machine', 'screen', 'quick');
create index run_visit_ix on run (visit_id);
create index run_site_ix on run (customer_site_id);

alter table inspection_version rename to report_version;
alter table report_version rename column inspection_id to visit_id;
alter table report_version rename constraint inspection_version_pkey to report_version_pkey;
alter table report_version rename constraint inspection_version_number_ck to report_version_number_ck;
alter table report_version rename constraint inspection_version_sha256_ck to report_version_sha256_ck;
alter table report_version rename constraint inspection_version_saved_by_fk to report_version_saved_by_fk;
alter table report_version
  drop constraint inspection_version_inspection_fk,
  add constraint report_version_visit_fk foreign key (visit_id) references visit (id) on delete cascade;
alter index inspection_version_saved_by_ix rename to report_version_saved_by_ix;
alter index inspection_version_saved_at_ix rename to report_version_saved_at_ix;
alter trigger inspection_version_unchanging on report_version rename to report_version_unchanging;

alter table inspection_version_file rename to report_version_file;
alter table report_version_file rename column inspection_id to visit_id;
alter table report_version_file rename constraint inspection_version_file_pkey to report_version_file_pkey;
alter table report_version_file rename constraint inspection_version_file_version_fk to report_version_file_version_fk;
alter table report_version_file rename constraint inspection_version_file_file_fk to report_version_file_file_fk;
alter index inspection_version_file_file_ix rename to report_version_file_file_ix;
alter trigger inspection_version_file_unchanging on report_version_file rename to report_version_file_unchanging;

-- A version goes only with its whole visit.
create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from visit where id = old.visit_id) then return old; end if;
  raise exception 'a version of a report stays as it is' using errcode = 'integrity_constraint_violation';
end $$;

alter table report_file rename column inspection_id to visit_id;
alter table report_mail rename column inspection_id to visit_id;

drop trigger finding_events on finding;
drop trigger priority_action_events on priority_action;
drop trigger signature_events on signature;
alter table finding rename column inspection_id to visit_id;
alter table finding
  drop constraint finding_inspection_fk,
  add constraint finding_visit_fk foreign key (visit_id) references visit (id) on delete cascade;
alter table priority_action rename column inspection_id to visit_id;
alter table priority_action
  drop constraint priority_action_inspection_fk,
  add constraint priority_action_visit_fk foreign key (visit_id) references visit (id) on delete cascade;
alter table signature rename column inspection_id to visit_id;
alter table signature
  drop constraint signature_inspection_fk,
  add constraint signature_visit_fk foreign key (visit_id) references visit (id) on delete cascade;
create trigger finding_events after insert or update or delete on finding
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as');
create trigger priority_action_events after insert or update or delete on priority_action
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as');
create trigger signature_events after insert or update or delete on signature
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'image_id', 'signed_at', 'given_on_version');
