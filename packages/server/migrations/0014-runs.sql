-- A list is not another because something changed that it neither shows nor searches: further arguments name such columns.
create or replace function note_list_change() returns trigger language plpgsql as $$
declare
  delta int := 0;
begin
  if tg_op = 'UPDATE' and tg_nargs > 2 then
    if not exists (
      select from old_rows was join new_rows is_now on is_now.id = was.id
      where to_jsonb(was) - tg_argv[2:] is distinct from to_jsonb(is_now) - tg_argv[2:]
    ) then return null; end if;
  end if;
  if tg_argv[1] = 'live' and tg_op in ('INSERT', 'UPDATE') then
    select count(*) into delta from new_rows where deleted_at is null;
  end if;
  if tg_argv[1] = 'live' and tg_op in ('UPDATE', 'DELETE') then
    select delta - count(*) into delta from old_rows where deleted_at is null;
  end if;
  if tg_argv[1] = 'rows' and tg_op = 'INSERT' then
    select count(*) into delta from new_rows;
  end if;
  if tg_argv[1] = 'rows' and tg_op = 'DELETE' then
    select -count(*) into delta from old_rows;
  end if;
  insert into list_change (noun, delta) values (tg_argv[0], delta);
  return null;
end $$;

-- The header of an inspection: names in it are facts of that day, not joins.
create table inspection (
  id uuid not null,
  name text collate natural_order not null,
  type text not null,
  status text not null,
  rating text,
  inspection_date timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Who began it; what the report calls its inspector may be written otherwise.
  inspector_id uuid not null,
  inspector text collate natural_order not null,
  inspector_contact text not null,
  inspector_contact_key text generated always as (lower(inspector_contact)) stored,
  -- Of whoever began it, for good: the only company outside the provider that sees it.
  company_id uuid not null,
  customer_id uuid,
  customer_name text collate natural_order not null,
  customer_site_id uuid,
  customer_site_name text not null,
  contact_name text not null,
  contact_phone_number text not null,
  contact_email text not null,
  equipment_id uuid not null,
  serial_number text collate natural_order not null,
  nick_name text not null,
  family_name text not null,
  model_name text not null,
  product_category_id uuid not null,
  -- As it was typed; a number, or nothing.
  loaded_hours text not null,
  summary text not null,
  comment text not null,
  internal_comment text not null,
  -- The newest version of the report; 0 until it is submitted for the first time.
  current_version int not null default 0,
  sent_back_reason text not null default '',
  -- Of what it was begun with: the same id again is a repeat only with the same content.
  start_sha256 text not null,
  -- One for each field that is written alone; one that is not named has revision 1.
  field_revisions jsonb not null default '{}',
  -- Counts every change below it, too.
  revision int not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search text generated always as (
    lower(name || ' ' || serial_number || ' ' || nick_name || ' ' || inspector || ' ' || customer_name)) stored,
  constraint inspection_pkey primary key (id),
  constraint inspection_type_ck check (type in ('Daily', 'Weekly', 'Monthly', 'Quarterly', 'Mid_Year', 'Annual', 'Machine_assessment',
    'Closed', 'Commission', 'FAT')),
  constraint inspection_status_ck check (status in ('In_Use', 'Waiting', 'Finished')),
  constraint inspection_rating_ck check (rating in ('Ok', 'Nok')),
  constraint inspection_submitted_ck check (status = 'In_Use' or current_version > 0),
  constraint inspection_inspector_fk foreign key (inspector_id) references app_user (id) on delete restrict,
  constraint inspection_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint inspection_customer_fk foreign key (customer_id) references customer (id) on delete restrict,
  constraint inspection_site_fk foreign key (customer_site_id, customer_id)
    references customer_site (id, customer_id) on update cascade on delete restrict,
  constraint inspection_site_ck check (customer_site_id is null or customer_id is not null),
  constraint inspection_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint inspection_category_fk foreign key (product_category_id) references product_category (id) on delete restrict
);
create index inspection_created_ix on inspection (created_at, id) where deleted_at is null;
create index inspection_name_ix on inspection (name, id) where deleted_at is null;
create index inspection_date_ix on inspection (inspection_date, id) where deleted_at is null;
create index inspection_status_ix on inspection (status, id) where deleted_at is null;
create index inspection_serial_ix on inspection (serial_number, id) where deleted_at is null;
create index inspection_inspector_name_ix on inspection (inspector, id) where deleted_at is null;
create index inspection_type_ix on inspection (type, inspection_date, id) where deleted_at is null;
create index inspection_contact_ix on inspection (inspector_contact_key, inspection_date, id) where deleted_at is null;
create index inspection_search_ix on inspection using gin (search gin_trgm_ops) where deleted_at is null;
create index inspection_inspector_ix on inspection (inspector_id, inspection_date, id);
create index inspection_company_ix on inspection (company_id, inspection_date, id);
create index inspection_company_customer_ix on inspection (company_id, customer_id) where deleted_at is null;
create index inspection_equipment_ix on inspection (equipment_id, inspection_date desc, id desc);
create index inspection_customer_ix on inspection (customer_id, inspection_date);
create index inspection_site_ix on inspection (customer_site_id, customer_id);
create index inspection_category_ix on inspection (product_category_id);

-- The complete source of a report as canonical JSON: text, so that its bytes are those that its hash names.
create table inspection_version (
  inspection_id uuid not null,
  version int not null,
  content text not null,
  sha256 text not null,
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  note text not null default '',
  constraint inspection_version_pkey primary key (inspection_id, version),
  constraint inspection_version_number_ck check (version > 0),
  constraint inspection_version_sha256_ck check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  constraint inspection_version_inspection_fk foreign key (inspection_id) references inspection (id) on delete cascade,
  constraint inspection_version_saved_by_fk foreign key (saved_by) references app_user (id) on delete restrict
);
create index inspection_version_saved_by_ix on inspection_version (saved_by);

-- A version goes only with its whole inspection.
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from inspection where id = old.inspection_id) then return old; end if;
  raise exception 'a version of a report stays as it is' using errcode = 'integrity_constraint_violation';
end $$;
create trigger inspection_version_unchanging before update or delete on inspection_version
  for each row execute function refuse_version_change();

-- The files that a version shows: nobody may take them away.
create table inspection_version_file (
  inspection_id uuid not null,
  version int not null,
  file_id uuid not null,
  constraint inspection_version_file_pkey primary key (inspection_id, version, file_id),
  constraint inspection_version_file_version_fk foreign key (inspection_id, version)
    references inspection_version (inspection_id, version) on delete cascade,
  constraint inspection_version_file_file_fk foreign key (file_id) references stored_file (id) on delete restrict
);
create index inspection_version_file_file_ix on inspection_version_file (file_id);
create trigger inspection_version_file_unchanging before update or delete on inspection_version_file
  for each row execute function refuse_version_change();

-- One protocol carried out on one machine.
create table run (
  id uuid not null,
  inspection_id uuid not null,
  role text not null,
  protocol_id uuid not null,
  snapshot_id uuid not null,
  equipment_id uuid,
  -- The machine as it was when the run began to be about it.
  machine jsonb,
  -- What is said once: which category groups are done, and the ids of samples.
  choices jsonb not null default '[]',
  samples jsonb not null default '{}',
  included_in_report boolean not null default true,
  revision int not null default 1,
  constraint run_pkey primary key (id),
  constraint run_role_ck check (role in ('main', 'configurator', 'site', 'operational', 'machine', 'screen', 'quick')),
  constraint run_machine_ck check ((equipment_id is null) = (machine is null)),
  constraint run_inspection_role_uq unique (inspection_id, role),
  constraint run_inspection_fk foreign key (inspection_id) references inspection (id) on delete cascade,
  constraint run_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict,
  constraint run_snapshot_fk foreign key (snapshot_id) references protocol_snapshot (id) on delete restrict,
  constraint run_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict
);
create index run_protocol_ix on run (protocol_id);
create index run_snapshot_ix on run (snapshot_id);
create index run_equipment_ix on run (equipment_id);

-- A point that the inspector added, whole as it was on that day.
create table run_extra_point (
  id uuid not null,
  run_id uuid not null,
  index int not null,
  inspection_point_id uuid not null,
  content jsonb not null,
  constraint run_extra_point_pkey primary key (id),
  constraint run_extra_point_index_uq unique (run_id, index),
  constraint run_extra_point_run_fk foreign key (run_id) references run (id) on delete cascade,
  constraint run_extra_point_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict
);
create index run_extra_point_point_ix on run_extra_point (inspection_point_id);

-- There is one for every point from the start of the run.
create table result (
  id uuid not null,
  run_id uuid not null,
  -- The point's place in the protocol, or the extra point.
  point_key uuid not null,
  inspection_point_id uuid not null,
  type text not null,
  content jsonb not null,
  rating int not null,
  comment text not null,
  internal_comment text not null,
  name_override text not null,
  prefilled boolean not null,
  -- Whether it says anything: what the next visit looks back to.
  answered boolean not null,
  revision int not null default 1,
  updated_by uuid,
  updated_at timestamptz not null,
  constraint result_pkey primary key (id),
  constraint result_point_uq unique (run_id, point_key),
  constraint result_type_ck check (type in ('Comment', 'Measurement', 'Summary', 'SummaryWithRows', 'MeasurementsWithPicture',
    'RadioButtonSelection', 'RadioButtonSelectionAndRangeValues', 'RangeValues', 'MultipleChoices', 'MultipleChoicesAndRangeValues',
    'Dropdown')),
  constraint result_rating_ck check (rating between -1 and 5),
  constraint result_run_fk foreign key (run_id) references run (id) on delete cascade,
  constraint result_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict,
  constraint result_updated_by_fk foreign key (updated_by) references app_user (id) on delete restrict
);
create index result_inspection_point_ix on result (inspection_point_id, run_id);
create index result_updated_by_ix on result (updated_by);

create table result_photo (
  id uuid not null,
  result_id uuid not null,
  image_id uuid not null,
  index int not null,
  caption text not null,
  layout text not null,
  constraint result_photo_pkey primary key (id),
  constraint result_photo_image_uq unique (result_id, image_id),
  constraint result_photo_index_uq unique (result_id, index) deferrable initially deferred,
  constraint result_photo_layout_ck check (layout in ('Default', 'HorizontalGraph', 'Fullscreen')),
  constraint result_photo_result_fk foreign key (result_id) references result (id) on delete cascade,
  constraint result_photo_image_fk foreign key (image_id) references image (id) on delete restrict
);
create index result_photo_image_ix on result_photo (image_id);

alter table voice_comment add column result_id uuid;
alter table voice_comment add constraint voice_comment_result_fk foreign key (result_id) references result (id) on delete restrict;
alter table voice_comment add constraint voice_comment_result_uq unique (result_id);
alter table voice_comment add constraint voice_comment_bound_ck check (result_id is null or bound_at is not null);

-- Derived from the newest versions of reports: rebuilt for a run as a whole, never written otherwise.
create table measurement (
  -- Of the version; the result itself may be gone since.
  result_id uuid not null,
  -- Which line of the point's history: '' for a measurement, `field:{id}`, `row:{id}/field:{id}`.
  series text not null,
  equipment_id uuid not null,
  inspection_point_id uuid not null,
  run_id uuid not null,
  taken_at timestamptz not null,
  value double precision not null,
  unit_id uuid,
  constraint measurement_pkey primary key (result_id, series),
  constraint measurement_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint measurement_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict,
  constraint measurement_run_fk foreign key (run_id) references run (id) on delete cascade,
  constraint measurement_unit_fk foreign key (unit_id) references unit (id) on delete restrict
);
create index measurement_history_ix on measurement (equipment_id, inspection_point_id, series, taken_at) include (value, run_id);
create index measurement_point_ix on measurement (inspection_point_id);
create index measurement_run_ix on measurement (run_id);
create index measurement_unit_ix on measurement (unit_id);

create table finding (
  id uuid not null,
  inspection_id uuid not null,
  equipment_id uuid not null,
  index int not null,
  title text not null,
  description text not null,
  consequence text not null,
  corrective text not null,
  preventive text not null,
  state text not null default 'open',
  owner_id uuid,
  due date,
  closed_at timestamptz,
  revision int not null default 1,
  constraint finding_pkey primary key (id),
  constraint finding_index_uq unique (inspection_id, index),
  constraint finding_state_ck check (state in ('open', 'done', 'verified', 'void')),
  constraint finding_closed_ck check ((state = 'open') = (closed_at is null)),
  constraint finding_inspection_fk foreign key (inspection_id) references inspection (id) on delete cascade,
  constraint finding_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint finding_owner_fk foreign key (owner_id) references app_user (id) on delete restrict
);
create index finding_equipment_ix on finding (equipment_id, state);
create index finding_owner_ix on finding (owner_id, due);

create table finding_photo (
  id uuid not null,
  finding_id uuid not null,
  image_id uuid not null,
  index int not null,
  caption text not null,
  layout text not null,
  constraint finding_photo_pkey primary key (id),
  constraint finding_photo_image_uq unique (finding_id, image_id),
  constraint finding_photo_index_uq unique (finding_id, index) deferrable initially deferred,
  constraint finding_photo_layout_ck check (layout in ('Default', 'HorizontalGraph', 'Fullscreen')),
  constraint finding_photo_finding_fk foreign key (finding_id) references finding (id) on delete cascade,
  constraint finding_photo_image_fk foreign key (image_id) references image (id) on delete restrict
);
create index finding_photo_image_ix on finding_photo (image_id);

create table priority_action (
  id uuid not null,
  inspection_id uuid not null,
  equipment_id uuid not null,
  index int not null,
  title text not null,
  description text not null,
  priority text not null,
  state text not null default 'open',
  owner_id uuid,
  due date,
  closed_at timestamptz,
  revision int not null default 1,
  constraint priority_action_pkey primary key (id),
  constraint priority_action_index_uq unique (inspection_id, index),
  constraint priority_action_priority_ck check (priority in ('High', 'Medium', 'Low')),
  constraint priority_action_state_ck check (state in ('open', 'done', 'verified', 'void')),
  constraint priority_action_closed_ck check ((state = 'open') = (closed_at is null)),
  constraint priority_action_inspection_fk foreign key (inspection_id) references inspection (id) on delete cascade,
  constraint priority_action_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint priority_action_owner_fk foreign key (owner_id) references app_user (id) on delete restrict
);
create index priority_action_equipment_ix on priority_action (equipment_id, state);
create index priority_action_owner_ix on priority_action (owner_id, due);

create table signature (
  id uuid not null,
  inspection_id uuid not null,
  role text not null,
  signer_name text not null,
  image_id uuid not null,
  signed_at timestamptz not null,
  -- The version of the report that was about to be submitted.
  given_on_version int not null,
  constraint signature_pkey primary key (id),
  constraint signature_role_uq unique (inspection_id, role),
  constraint signature_role_ck check (role in ('customer', 'provider')),
  constraint signature_inspection_fk foreign key (inspection_id) references inspection (id) on delete cascade,
  constraint signature_image_fk foreign key (image_id) references image (id) on delete restrict
);
create index signature_image_ix on signature (image_id);

-- The pictures of options that frozen points show outlive the options.
create table frozen_image (
  image_id uuid not null,
  -- Where it was frozen: one of the two.
  snapshot_id uuid,
  run_extra_point_id uuid,
  constraint frozen_image_once_uq unique nulls not distinct (image_id, snapshot_id, run_extra_point_id),
  constraint frozen_image_place_ck check (num_nonnulls(snapshot_id, run_extra_point_id) = 1),
  constraint frozen_image_image_fk foreign key (image_id) references image (id) on delete restrict,
  constraint frozen_image_snapshot_fk foreign key (snapshot_id) references protocol_snapshot (id) on delete restrict,
  constraint frozen_image_extra_point_fk foreign key (run_extra_point_id) references run_extra_point (id) on delete cascade
);
create index frozen_image_snapshot_ix on frozen_image (snapshot_id);
create index frozen_image_extra_point_ix on frozen_image (run_extra_point_id);

-- Steps of its status are recorded by the operations, as verbs of the trade; results likewise, with the names of their points.
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'current_version', 'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at');
create trigger finding_events after insert or update or delete on finding
  for each row execute function record_change('inspection', 'inspection_id', 'inspection_id', 'equipment_id', 'index', 'closed_at');
create trigger priority_action_events after insert or update or delete on priority_action
  for each row execute function record_change('inspection', 'inspection_id', 'inspection_id', 'equipment_id', 'index', 'closed_at');
create trigger signature_events after insert or update or delete on signature
  for each row execute function record_change('inspection', 'inspection_id', 'inspection_id', 'image_id', 'signed_at', 'given_on_version');

create trigger list_insert after insert on inspection referencing new table as new_rows
  for each statement execute function note_list_change('inspection', 'live');
create trigger list_update after update on inspection referencing old table as old_rows new table as new_rows
  for each statement execute function note_list_change('inspection', 'live', 'revision', 'field_revisions', 'summary', 'comment',
    'internal_comment', 'loaded_hours', 'contact_name', 'contact_phone_number', 'contact_email', 'sent_back_reason', 'ended_at',
    'current_version');
create trigger list_delete after delete on inspection referencing old table as old_rows
  for each statement execute function note_list_change('inspection', 'live');
