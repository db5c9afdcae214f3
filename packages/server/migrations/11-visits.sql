-- Inspections and audits are visits: runs, results, reports, findings, actions and signatures hang on a visit, whatever its kind.
-- The table is narrow and has one small index besides its key, so that a status step rewrites little and every write below can hold its row cheaply.
create table visit (
  id uuid not null,
  kind text not null,
  -- The company of the person who began it, which never changes: the only one outside the provider that sees it.
  company_id uuid not null,
  name text not null,
  visited_at timestamptz not null,
  status text not null,
  -- The newest version of the report; 0 until it is submitted for the first time.
  current_version int not null default 0,
  -- Grows with each step of the status and each version.
  revision int not null default 1,
  deleted_at timestamptz,
  constraint visit_pkey primary key (id),
  constraint visit_kind_ck check (kind in ('inspection', 'audit')),
  constraint visit_status_ck check (status in ('In_Use', 'Waiting', 'Finished')),
  constraint visit_submitted_ck check (status = 'In_Use' or current_version > 0)
);
create index visit_deleted_ix on visit (deleted_at) where deleted_at is not null;

-- Tells those who have a visit open that something changed, never what it says; rows are kept for a day.
-- The table is not logged: readers notice by the epoch of visit_feed that a crash took some of it, and read everything again. Backups leave it out.
create unlogged table visit_change (
  visit_id uuid not null,
  -- A snapshot tells by the id of the whole transaction whether a reader has seen it.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  part text not null,
  part_id text not null,
  revision int not null,
  gone boolean not null default false,
  actor_name text,
  at timestamptz not null default clock_timestamp(),
  constraint visit_change_pkey primary key (visit_id, xid, id),
  constraint visit_change_part_ck check (part in ('visit', 'field', 'run', 'result', 'suggestion', 'finding', 'priorityAction', 'order',
    'signature', 'disposal'))
);

-- Its one row lives exactly as long as the rows of visit_change: another epoch means that some of them may be lost.
create unlogged table visit_feed (
  single boolean not null default true,
  epoch uuid not null default gen_random_uuid(),
  -- Changes up to here may have been removed.
  swept_to xid8 not null default '0',
  constraint visit_feed_pkey primary key (single),
  constraint visit_feed_single_ck check (single)
);
insert into visit_feed default values;

-- Says who has a visit open, by page; a row that was not renewed for half a minute no longer counts.
create unlogged table presence (
  visit_id uuid not null,
  tab uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  name text not null,
  place text not null,
  seen_at timestamptz not null default now(),
  constraint presence_pkey primary key (visit_id, tab)
);

-- Arguments: the part, the column of its id, the column of the visit's id.
create function note_visit_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  -- Bulk work changes nothing that anybody has open.
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into visit_change (visit_id, part, part_id, revision, gone, actor_name)
  values (
    (changed ->> tg_argv[2])::uuid, tg_argv[0], coalesce(changed ->> 'known_as', changed ->> tg_argv[1]),
    coalesce((changed ->> 'revision')::int, 0), tg_op = 'DELETE' or changed ->> 'deleted_at' is not null,
    setting_or_null('assay.actor_name')
  );
  return null;
end $$;
create trigger visit_noted after update on visit for each row when (old.revision <> new.revision or old.deleted_at is distinct from new.deleted_at)
  execute function note_visit_change('visit', 'id', 'id');

-- The fields of a header are written one by one, each with a revision of its own.
create function note_field_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select new.id, 'field', key, value::int, setting_or_null('assay.actor_name') from jsonb_each_text(new.field_revisions)
  where value is distinct from old.field_revisions ->> key;
  return null;
end $$;

-- The header of an inspection. Names in it are facts of that day, so they are copied and not joined.
create table inspection (
  id uuid not null,
  -- The company of the person who began it, which never changes: the only one outside the provider that sees it.
  company_id uuid not null,
  -- The person who began it; the report may name another inspector.
  inspector_id uuid not null,
  customer_id uuid,
  customer_site_id uuid,
  equipment_id uuid not null,
  product_category_id uuid not null,
  name text collate natural_order not null,
  type text not null,
  inspector text collate natural_order not null,
  inspector_contact text not null,
  inspector_contact_key text generated always as (lower(inspector_contact)) stored,
  -- The certificate of the person who began it, on that day. It stays, whatever becomes of the certificate; null where nobody looked.
  certificate text,
  customer_name text collate natural_order not null,
  customer_site_name text not null,
  contact_name text not null,
  contact_phone_number text not null,
  contact_email text not null,
  serial_number text collate natural_order not null,
  nick_name text not null,
  family_name text not null,
  model_name text not null,
  -- Hours under load as they were typed: a number, or nothing.
  loaded_hours text not null,
  -- Hours that looked like a typo and were kept, as they were typed, so that other hours are asked about again. No report shows them.
  kept_hours text not null default '',
  -- Says whether the machine may run until everything is seen to; empty until somebody answers.
  safe_to_run text not null default '',
  safe_conditions text not null default '',
  summary text not null,
  comment text not null,
  internal_comment text not null,
  status text not null,
  rating text,
  -- Set by a save of the report editor, whoever makes it, and unset when the inspection is sent back.
  finished boolean not null default false,
  sent_back_reason text not null default '',
  -- The minutes worked until the last submit; null before the first.
  worked_minutes int,
  -- Hash of what it was begun with: the same id again is a repeat only with the same content.
  start_sha256 text not null,
  -- The revision of each field that is written by itself; a field that is not in it has revision 1.
  field_revisions jsonb not null default '{}',
  inspection_date timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  sent_back_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search text generated always as (
    lower(name || ' ' || serial_number || ' ' || nick_name || ' ' || inspector || ' ' || customer_name)) stored,
  constraint inspection_pkey primary key (id),
  constraint inspection_visit_fk foreign key (id) references visit (id) on delete cascade,
  constraint inspection_type_ck check (type in ('Daily', 'Weekly', 'Monthly', 'Quarterly', 'Mid_Year', 'Annual', 'Machine_assessment',
    'Closed', 'Commission', 'FAT')),
  constraint inspection_status_ck check (status in ('In_Use', 'Waiting', 'Finished')),
  constraint inspection_rating_ck check (rating in ('Ok', 'Nok')),
  constraint inspection_certificate_ck check (certificate in ('valid', 'expired', 'none')),
  constraint inspection_safe_ck check (safe_to_run in ('', 'yes', 'conditions', 'no')),
  constraint inspection_inspector_fk foreign key (inspector_id) references app_user (id) on delete restrict,
  constraint inspection_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint inspection_customer_fk foreign key (customer_id) references customer (id) on delete restrict,
  constraint inspection_site_fk foreign key (customer_site_id, customer_id)
    references customer_site (id, customer_id) on update cascade on delete restrict,
  constraint inspection_site_ck check (customer_site_id is null or customer_id is not null),
  constraint inspection_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint inspection_category_fk foreign key (product_category_id) references product_category (id) on delete restrict
);
-- Each order of the list has an index.
create index inspection_created_ix on inspection (created_at, id) where deleted_at is null;
create index inspection_name_ix on inspection (name, id) where deleted_at is null;
create index inspection_date_ix on inspection (inspection_date, id) where deleted_at is null;
create index inspection_status_ix on inspection (status, id) where deleted_at is null;
create index inspection_serial_ix on inspection (serial_number, id) where deleted_at is null;
create index inspection_inspector_name_ix on inspection (inspector, id) where deleted_at is null;
create index inspection_type_ix on inspection (type, inspection_date, id) where deleted_at is null;
create index inspection_contact_ix on inspection (inspector_contact_key, inspection_date, id) where deleted_at is null;
create index inspection_search_ix on inspection using gin (search gin_trgm_ops) where deleted_at is null;
-- A company's own inspections are a small part of the list, and its people and machines stand together in it: reading through everybody's
-- rows for a page could take all of them. So each order has an index that begins with the company, too.
create index inspection_company_created_ix on inspection (company_id, created_at, id) where deleted_at is null;
create index inspection_company_name_ix on inspection (company_id, name, id) where deleted_at is null;
create index inspection_company_date_ix on inspection (company_id, inspection_date, id) where deleted_at is null;
create index inspection_company_status_ix on inspection (company_id, status, id) where deleted_at is null;
create index inspection_company_serial_ix on inspection (company_id, serial_number, id) where deleted_at is null;
create index inspection_company_inspector_ix on inspection (company_id, inspector, id) where deleted_at is null;
create index inspection_company_customer_ix on inspection (company_id, customer_id) where deleted_at is null;
-- The few that wait for review are found without reading the rest.
create index inspection_company_waiting_ix on inspection (company_id, inspection_date, id)
  where status = 'Waiting' and deleted_at is null;
-- Counts by type and status, and by status and rating, are read from these alone; equal entries take almost no room in them.
create index inspection_count_ix on inspection (company_id, type, status) where deleted_at is null;
create index inspection_summary_ix on inspection (company_id, status, rating) where deleted_at is null;
-- The service dashboards read only this: submitted inspections by day. One that was sent back was submitted before.
-- Queries repeat the condition (features/equipment/serviced.queries.ts).
create index inspection_serviced_ix on inspection (inspection_date, equipment_id, company_id)
  where deleted_at is null and (status <> 'In_Use' or sent_back_reason <> '');
-- My page counts these whenever it opens.
create index inspection_sent_back_ix on inspection (inspector_id) where deleted_at is null and sent_back_reason <> '';
create index inspection_inspector_ix on inspection (inspector_id, inspection_date, id);
create index inspection_equipment_ix on inspection (equipment_id, inspection_date desc, id desc);
create index inspection_customer_ix on inspection (customer_id, inspection_date);
create index inspection_company_ix on inspection (company_id);
create index inspection_site_ix on inspection (customer_site_id, customer_id);
create index inspection_category_ix on inspection (product_category_id);
-- The operations record each step of the status as a verb of the trade, results with the names of their points, and an edited report once,
-- with its version.
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at', 'certificate', 'worked_minutes', 'sent_back_at', 'kept_hours');
create trigger inspection_noted after update on inspection for each row when (old.field_revisions <> new.field_revisions)
  execute function note_field_change();
select count_list('inspection', 'inspection', 'live', 'field_revisions', 'summary', 'comment', 'internal_comment', 'loaded_hours',
  'contact_name', 'contact_phone_number', 'contact_email', 'sent_back_reason', 'ended_at', 'safe_to_run', 'safe_conditions',
  'worked_minutes', 'sent_back_at', 'kept_hours');

-- The header of an audit, which is a visit to a site with its plant, its crushers and its screens. Names are copied as in an inspection.
create table audit (
  id uuid not null,
  company_id uuid not null,
  -- The person who began it; the report may name another inspector.
  inspector_id uuid not null,
  customer_id uuid not null,
  customer_site_id uuid not null,
  name text collate natural_order not null,
  inspector text collate natural_order not null,
  inspector_contact text not null,
  inspector_contact_key text generated always as (lower(inspector_contact)) stored,
  customer_name text collate natural_order not null,
  customer_site_name text not null,
  contact_name text not null,
  contact_phone_number text not null,
  contact_email text not null,
  summary text not null default '',
  comment text not null default '',
  internal_comment text not null default '',
  finished boolean not null default false,
  -- Hash of what it was begun with: the same id again is a repeat only with the same content.
  start_sha256 text not null,
  -- The revision of each field that is written by itself; a field that is not in it has revision 1.
  field_revisions jsonb not null default '{}',
  inspection_date timestamptz not null,
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
-- The operations record steps of the status as verbs of the trade, and results and runs with their names.
create trigger audit_events after insert or update on audit
  for each row execute function record_change('audit', 'id', 'finished', 'inspector_id', 'inspector_contact_key', 'company_id',
    'customer_id', 'customer_site_id', 'start_sha256', 'field_revisions', 'created_at');
create trigger audit_noted after update on audit for each row when (old.field_revisions <> new.field_revisions)
  execute function note_field_change();
select count_list('audit', 'audit', 'live', 'field_revisions', 'summary', 'comment', 'internal_comment', 'contact_name',
  'contact_phone_number', 'contact_email');

-- Lists find their rows by the header alone, so a header repeats what they look for; at the end of each transaction it must say the same as
-- the visit.
create function refuse_other_header() returns trigger language plpgsql as $$
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
create constraint trigger visit_header after update of kind, company_id, name, visited_at, status, deleted_at on visit
  deferrable initially deferred for each row execute function refuse_other_header();
create constraint trigger inspection_header after insert or update of company_id, name, inspection_date, status, deleted_at on inspection
  deferrable initially deferred for each row execute function refuse_other_header();
create constraint trigger audit_header after insert or update of company_id, name, inspection_date, finished, deleted_at on audit
  deferrable initially deferred for each row execute function refuse_other_header();
