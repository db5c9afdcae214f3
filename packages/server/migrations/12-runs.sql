-- A run is one protocol carried out on one machine or at one place of a plant.
create table run (
  id uuid not null,
  visit_id uuid not null,
  protocol_id uuid not null,
  snapshot_id uuid not null,
  customer_site_id uuid,
  equipment_id uuid,
  -- The machine as it was when it was given to the run.
  machine jsonb,
  role text not null,
  -- The stage of a plant, and the place among the runs of that stage.
  stage text not null default '',
  index int not null default 0,
  -- Answered once for the whole run: the chosen groups of categories, and the ids of samples.
  choices jsonb not null default '[]',
  samples jsonb not null default '{}',
  -- The name that the machine had whose answers were copied into this run; null where none were.
  cloned_from text,
  included_in_report boolean not null default true,
  revision int not null default 1,
  deleted_at timestamptz,
  constraint run_pkey primary key (id),
  constraint run_role_ck check (role in ('main', 'configurator', 'site', 'operational', 'machine', 'screen')),
  constraint run_stage_ck check (stage in ('', 'stage_1', 'stage_2', 'stage_3', 'stage_4')),
  constraint run_machine_ck check ((equipment_id is null) = (machine is null)),
  constraint run_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint run_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict,
  constraint run_snapshot_fk foreign key (snapshot_id) references protocol_snapshot (id) on delete restrict,
  constraint run_site_fk foreign key (customer_site_id) references customer_site (id) on delete restrict,
  constraint run_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict
);
-- A plant has many machines, screens and configurations of machines; of the other roles a visit has one run that is not deleted.
create unique index run_role_uq on run (visit_id, role) where role in ('main', 'site', 'operational') and deleted_at is null;
create index run_visit_ix on run (visit_id);
create index run_protocol_ix on run (protocol_id);
create index run_snapshot_ix on run (snapshot_id);
create index run_site_ix on run (customer_site_id);
create index run_equipment_ix on run (equipment_id);
create trigger run_added after insert on run for each row execute function note_visit_change('run', 'id', 'visit_id');
create trigger run_noted after update on run for each row when (old.revision <> new.revision)
  execute function note_visit_change('run', 'id', 'visit_id');

-- A point that the inspector added to a run, with its content as it was on that day.
create table run_extra_point (
  id uuid not null,
  run_id uuid not null,
  inspection_point_id uuid not null,
  -- The id that its sender gave it, which its result names. The row has an id of its own, so that nobody learns which ids are taken elsewhere.
  point_key uuid not null,
  index int not null,
  content jsonb not null,
  constraint run_extra_point_pkey primary key (id),
  constraint run_extra_point_index_uq unique (run_id, index),
  constraint run_extra_point_key_uq unique (run_id, point_key),
  constraint run_extra_point_run_fk foreign key (run_id) references run (id) on delete cascade,
  constraint run_extra_point_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict
);
create index run_extra_point_point_ix on run_extra_point (inspection_point_id);

-- Adding a point or taking it away changes its run, whose results come and go with it.
create function note_extra_point_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select visit_id, 'run', id, revision, setting_or_null('assay.actor_name') from run
  where id = case when tg_op = 'DELETE' then old.run_id else new.run_id end;
  return null;
end $$;
create trigger extra_point_noted after insert or delete on run_extra_point for each row execute function note_extra_point_change();

-- A run has a result for every point from its start.
create table result (
  id uuid not null,
  run_id uuid not null,
  -- The id of the point in the protocol, or the key of the extra point.
  point_key uuid not null,
  inspection_point_id uuid not null,
  type text not null,
  content jsonb not null,
  rating int not null,
  comment text not null,
  internal_comment text not null,
  name_override text not null,
  -- The inspector put it right before leaving.
  fixed_on_site boolean not null default false,
  -- Another part is built in now.
  replaced boolean not null default false,
  -- True while the whole answer is that of the last visit. Once somebody has looked at a part of it, the cells that are still as they were
  -- then are named instead.
  prefilled boolean not null,
  prefilled_cells text[] not null default '{}',
  -- The answer and comment that a clone copied here. A value of another order is asked about, and a comment that stays while the answer
  -- changes is marked.
  copied jsonb,
  -- Values that looked like typos and were kept, as '{cell}={value}', so that another value is asked about again. Reviewers see them, no report
  -- shows them.
  kept_slips text[] not null default '{}',
  -- True once it has an answer: the next visit looks back to answered ones alone.
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
  constraint result_fixed_ck check (not fixed_on_site or rating between 1 and 3),
  constraint result_prefilled_ck check (not prefilled or prefilled_cells = '{}'),
  constraint result_run_fk foreign key (run_id) references run (id) on delete cascade,
  constraint result_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict,
  constraint result_updated_by_fk foreign key (updated_by) references app_user (id) on delete restrict
);
create index result_inspection_point_ix on result (inspection_point_id, run_id);
create index result_updated_by_ix on result (updated_by);

-- Results are written most, so they do without the detour of note_visit_change over JSON.
create function note_result_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select visit_id, 'result', new.id, new.revision, setting_or_null('assay.actor_name') from run where id = new.run_id;
  return null;
end $$;
create trigger result_noted after update on result for each row when (old.revision <> new.revision)
  execute function note_result_change();

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

create table voice_comment (
  id uuid not null,
  owner_user_id uuid not null,
  file_id uuid not null,
  result_id uuid,
  created_at timestamptz not null,
  -- One that no result holds is removed.
  bound_at timestamptz,
  constraint voice_comment_pkey primary key (id),
  constraint voice_comment_file_fk foreign key (file_id) references stored_file (id) on delete restrict,
  constraint voice_comment_owner_fk foreign key (owner_user_id) references app_user (id) on delete restrict,
  constraint voice_comment_result_fk foreign key (result_id) references result (id) on delete restrict,
  constraint voice_comment_result_uq unique (result_id),
  constraint voice_comment_bound_ck check (result_id is null or bound_at is not null)
);
create index voice_comment_file_ix on voice_comment (file_id);
create index voice_comment_owner_ix on voice_comment (owner_user_id);
create index voice_comment_unbound_ix on voice_comment (created_at) where bound_at is null;

-- Derived from the newest version of each report: the measurements of a run are always rebuilt together, and never written otherwise.
create table measurement (
  -- The result as the version names it, which may be gone since.
  result_id uuid not null,
  -- Names a line of the point's history: '' for a measurement, `field:{id}`, `row:{id}/field:{id}`.
  series text not null,
  run_id uuid not null,
  equipment_id uuid not null,
  inspection_point_id uuid not null,
  unit_id uuid,
  value double precision not null,
  -- The machine's hours under load at that time; null where they were not written down.
  loaded_hours double precision,
  -- Wear begins anew here, because another part was built in.
  replaced boolean not null default false,
  taken_at timestamptz not null,
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

-- The pictures of options that frozen points show; they outlive the options.
create table frozen_image (
  image_id uuid not null,
  -- It was frozen in one of the two.
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

-- The findings of an inspection, which are followed up until they are closed.
create table finding (
  id uuid not null,
  -- The id that its sender gave it, where a finding of another inspection has that id already: nobody learns which ids are taken elsewhere.
  known_as uuid,
  visit_id uuid not null,
  equipment_id uuid not null,
  -- The point that it is about: its id in the protocol, or the key of the extra point.
  point_key uuid,
  index int not null,
  title text not null,
  description text not null,
  consequence text not null,
  corrective text not null,
  preventive text not null,
  fixed_on_site boolean not null default false,
  state text not null default 'open',
  owner_id uuid,
  due date,
  revision int not null default 1,
  closed_at timestamptz,
  constraint finding_pkey primary key (id),
  -- One statement puts the findings of an inspection into another order.
  constraint finding_index_uq unique (visit_id, index) deferrable initially deferred,
  constraint finding_state_ck check (state in ('open', 'done', 'verified', 'void')),
  constraint finding_closed_ck check ((state = 'open') = (closed_at is null)),
  constraint finding_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint finding_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint finding_owner_fk foreign key (owner_id) references app_user (id) on delete restrict
);
create unique index finding_known_as_uq on finding (known_as, visit_id) where known_as is not null;
create index finding_equipment_ix on finding (equipment_id, state);
create index finding_owner_ix on finding (owner_id, due);
create index finding_open_ix on finding (visit_id) where state = 'open';
-- My page counts these whenever it opens.
create index finding_due_ix on finding (due) where state = 'open' and due is not null;
create trigger finding_events after insert or update or delete on finding
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as', 'point_key');
create trigger finding_added after insert or delete on finding for each row
  execute function note_visit_change('finding', 'id', 'visit_id');
create trigger finding_noted after update on finding for each row when (old.revision <> new.revision)
  execute function note_visit_change('finding', 'id', 'visit_id');

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

-- The priority actions of an inspection, which are followed up as findings are.
create table priority_action (
  id uuid not null,
  known_as uuid,
  visit_id uuid not null,
  equipment_id uuid not null,
  point_key uuid,
  index int not null,
  title text not null,
  description text not null,
  priority text not null,
  state text not null default 'open',
  owner_id uuid,
  due date,
  revision int not null default 1,
  closed_at timestamptz,
  constraint priority_action_pkey primary key (id),
  constraint priority_action_index_uq unique (visit_id, index) deferrable initially deferred,
  constraint priority_action_priority_ck check (priority in ('High', 'Medium', 'Low')),
  constraint priority_action_state_ck check (state in ('open', 'done', 'verified', 'void')),
  constraint priority_action_closed_ck check ((state = 'open') = (closed_at is null)),
  constraint priority_action_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint priority_action_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict,
  constraint priority_action_owner_fk foreign key (owner_id) references app_user (id) on delete restrict
);
create unique index priority_action_known_as_uq on priority_action (known_as, visit_id) where known_as is not null;
create index priority_action_equipment_ix on priority_action (equipment_id, state);
create index priority_action_owner_ix on priority_action (owner_id, due);
create index priority_action_due_ix on priority_action (due) where state = 'open' and due is not null;
create trigger priority_action_events after insert or update or delete on priority_action
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as', 'point_key');
create trigger priority_action_added after insert or delete on priority_action for each row
  execute function note_visit_change('priorityAction', 'id', 'visit_id');
create trigger priority_action_noted after update on priority_action for each row when (old.revision <> new.revision)
  execute function note_visit_change('priorityAction', 'id', 'visit_id');

-- The order of each list of follow-ups is written by itself, with a revision of its own; a list that is not here has revision 1.
create table follow_up_order (
  visit_id uuid not null,
  list text not null,
  revision int not null,
  constraint follow_up_order_pkey primary key (visit_id, list),
  constraint follow_up_order_list_ck check (list in ('findings', 'priorityActions')),
  constraint follow_up_order_visit_fk foreign key (visit_id) references visit (id) on delete cascade
);
create trigger follow_up_order_noted after insert or update on follow_up_order for each row
  execute function note_visit_change('order', 'list', 'visit_id');

-- A visit answers here what became of each finding and action that earlier visits to its machine left open.
create table disposal (
  -- The visit that answers.
  visit_id uuid not null,
  finding_id uuid,
  priority_action_id uuid,
  follow_up_id uuid not null generated always as (coalesce(finding_id, priority_action_id)) stored,
  answer text not null,
  -- True where it had been reported as done when this visit first answered: the answer changes its state, and no other trace would be left.
  was_reported boolean not null,
  revision int not null default 1,
  -- The page of the machine shows who answered, and when.
  said_by uuid not null,
  said_at timestamptz not null,
  constraint disposal_pkey primary key (visit_id, follow_up_id),
  constraint disposal_one_ck check (num_nonnulls(finding_id, priority_action_id) = 1),
  constraint disposal_answer_ck check (answer in ('done', 'fixedOnSite', 'stillOpen', 'void')),
  constraint disposal_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint disposal_finding_fk foreign key (finding_id) references finding (id) on delete cascade,
  constraint disposal_action_fk foreign key (priority_action_id) references priority_action (id) on delete cascade,
  constraint disposal_said_by_fk foreign key (said_by) references app_user (id) on delete restrict
);
create index disposal_finding_ix on disposal (finding_id);
create index disposal_action_ix on disposal (priority_action_id);
create index disposal_said_by_ix on disposal (said_by);
create trigger disposal_noted after insert or update on disposal for each row
  execute function note_visit_change('disposal', 'follow_up_id', 'visit_id');

-- The action points of an audit, each written by itself.
create table suggestion (
  id uuid not null,
  audit_id uuid not null,
  -- The answer that it was made from, however people reword it; null where it was typed into the list.
  result_id uuid,
  type text not null,
  index int not null,
  text text not null,
  revision int not null default 1,
  constraint suggestion_pkey primary key (id),
  constraint suggestion_type_ck check (type in ('OptimizationTarget', 'ShortTerm', 'LongTerm')),
  constraint suggestion_audit_fk foreign key (audit_id) references audit (id) on delete cascade,
  constraint suggestion_result_fk foreign key (result_id) references result (id) on delete set null
);
create index suggestion_audit_ix on suggestion (audit_id, index);
create index suggestion_result_ix on suggestion (result_id) where result_id is not null;
create trigger suggestion_events after insert or update or delete on suggestion
  for each row execute function record_change('audit', 'audit_id', 'audit_id', 'index', 'result_id');
create trigger suggestion_added after insert or delete on suggestion for each row
  execute function note_visit_change('suggestion', 'id', 'audit_id');
create trigger suggestion_noted after update on suggestion for each row when (old.revision <> new.revision)
  execute function note_visit_change('suggestion', 'id', 'audit_id');

create table signature (
  id uuid not null,
  visit_id uuid not null,
  image_id uuid not null,
  role text not null,
  signer_name text not null,
  -- The version of the report that was about to be submitted.
  given_on_version int not null,
  -- Hash of the answers at that time; the submit asks where they say something else now.
  given_on_answers text not null,
  signed_at timestamptz not null,
  constraint signature_pkey primary key (id),
  constraint signature_role_uq unique (visit_id, role),
  constraint signature_role_ck check (role in ('customer', 'provider')),
  constraint signature_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint signature_image_fk foreign key (image_id) references image (id) on delete restrict
);
create index signature_image_ix on signature (image_id);
create trigger signature_events after insert or update or delete on signature
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'image_id', 'signed_at', 'given_on_version', 'given_on_answers');
create trigger signature_noted after insert or update or delete on signature for each row
  execute function note_visit_change('signature', 'role', 'visit_id');
