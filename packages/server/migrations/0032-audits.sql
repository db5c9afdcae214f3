-- The header of an audit: a visit to a site with its plant, its crushers and its screens. Names in it are facts of that day, not joins.
create table audit (
  id uuid not null,
  name text collate natural_order not null,
  finished boolean not null default false,
  inspection_date timestamptz not null,
  -- Who began it; what the report calls its inspector may be written otherwise.
  inspector_id uuid not null,
  inspector text collate natural_order not null,
  inspector_contact text not null,
  inspector_contact_key text generated always as (lower(inspector_contact)) stored,
  company_id uuid not null,
  customer_id uuid not null,
  customer_name text collate natural_order not null,
  customer_site_id uuid not null,
  customer_site_name text not null,
  contact_name text not null,
  contact_phone_number text not null,
  contact_email text not null,
  summary text not null default '',
  comment text not null default '',
  internal_comment text not null default '',
  -- Of what it was begun with: the same id again is a repeat only with the same content.
  start_sha256 text not null,
  -- One for each field that is written alone; one that is not named has revision 1.
  field_revisions jsonb not null default '{}',
  created_at timestamptz not null,
  deleted_at timestamptz,
  search text generated always as (
    lower(name || ' ' || customer_name || ' ' || customer_site_name || ' ' || inspector)) stored,
  constraint audit_pkey primary key (id),
  constraint audit_visit_fk foreign key (id) references visit (id) on delete cascade,
  constraint audit_inspector_fk foreign key (inspector_id) references app_user (id) on delete restrict,
  constraint audit_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint audit_customer_fk foreign key (customer_id) references customer (id) on delete restrict,
  constraint audit_site_fk foreign key (customer_site_id, customer_id)
    references customer_site (id, customer_id) on update cascade on delete restrict
);
create index audit_created_ix on audit (created_at, id) where deleted_at is null;
create index audit_name_ix on audit (name, id) where deleted_at is null;
create index audit_customer_name_ix on audit (customer_name, id) where deleted_at is null;
create index audit_date_ix on audit (inspection_date, id) where deleted_at is null;
create index audit_inspector_name_ix on audit (inspector, id) where deleted_at is null;
create index audit_finished_ix on audit (finished, id) where deleted_at is null;
create index audit_contact_ix on audit (inspector_contact_key, inspection_date, id) where deleted_at is null;
create index audit_search_ix on audit using gin (search gin_trgm_ops) where deleted_at is null;
create index audit_inspector_ix on audit (inspector_id, inspection_date, id);
create index audit_customer_ix on audit (customer_id, inspection_date, id);
create index audit_company_ix on audit (company_id);
create index audit_site_ix on audit (customer_site_id, customer_id);

-- Action points, each written by itself.
create table suggestion (
  id uuid not null,
  audit_id uuid not null,
  type text not null,
  index int not null,
  text text not null,
  revision int not null default 1,
  constraint suggestion_pkey primary key (id),
  constraint suggestion_type_ck check (type in ('OptimizationTarget', 'ShortTerm', 'LongTerm')),
  constraint suggestion_audit_fk foreign key (audit_id) references audit (id) on delete cascade
);
create index suggestion_audit_ix on suggestion (audit_id, index);

-- Steps of its status are recorded by the operations, as verbs of the trade; results and runs likewise, with their names.
create trigger audit_events after insert or update on audit
  for each row execute function record_change('audit', 'id', 'finished', 'inspector_id', 'inspector_contact_key', 'company_id',
    'customer_id', 'customer_site_id', 'start_sha256', 'field_revisions', 'created_at');
create trigger suggestion_events after insert or update or delete on suggestion
  for each row execute function record_change('audit', 'audit_id', 'audit_id', 'index');

create trigger list_insert after insert on audit referencing new table as new_rows
  for each statement execute function note_list_change('audit', 'live');
create trigger list_update after update on audit referencing old table as old_rows new table as new_rows
  for each statement execute function note_list_change('audit', 'live', 'field_revisions', 'summary', 'comment', 'internal_comment',
    'contact_name', 'contact_phone_number', 'contact_email');
create trigger list_delete after delete on audit referencing old table as old_rows
  for each statement execute function note_list_change('audit', 'live');

-- The header of an audit repeats what its lists look for, too.
create or replace function refuse_other_header() returns trigger language plpgsql as $$
begin
  if exists (
    select from visit v join inspection i on i.id = v.id
    where v.id = new.id and (v.kind, v.company_id, v.name, v.visited_at, v.status, v.deleted_at)
      is distinct from ('inspection', i.company_id, i.name, i.inspection_date, i.status, i.deleted_at))
  or exists (
    select from visit v join audit a on a.id = v.id
    where v.id = new.id and (v.kind, v.company_id, v.name, v.visited_at, v.status, v.deleted_at)
      is distinct from ('audit', a.company_id, a.name, a.inspection_date, case when a.finished then 'Finished' else 'In_Use' end,
        a.deleted_at))
  then raise exception 'the header of a visit says otherwise than the visit' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger audit_header after insert or update of company_id, name, inspection_date, finished, deleted_at on audit
  deferrable initially deferred for each row execute function refuse_other_header();

-- An audit has a configuration for each of its machines; runs that were deleted do not count.
drop index run_role_uq;
create unique index run_role_uq on run (visit_id, role) where role in ('main', 'site', 'operational') and deleted_at is null;
-- A quick audit stands among the crushers or among the screens: it is no place of its own.
alter table run drop constraint run_role_ck,
  add constraint run_role_ck check (role in ('main', 'configurator', 'site', 'operational', 'machine', 'screen')),
  add constraint run_stage_ck check (stage in ('', 'stage_1', 'stage_2', 'stage_3', 'stage_4'));
