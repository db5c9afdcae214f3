-- A phase is a part of the work within a protocol, such as what is done while the machine stands, and what while it runs.
create table phase (
  id uuid not null,
  -- The distributor that added it, whose alone it is; null for the provider's, which everybody uses.
  company_id uuid,
  name text collate natural_order not null,
  "order" int not null,
  constraint phase_pkey primary key (id),
  constraint phase_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint phase_name_ck check (name <> '')
);
create unique index phase_name_uq on phase (lower(name), company_id) nulls not distinct;
create index phase_company_ix on phase (company_id);

-- Lists sort types by the words that people read; a test compares these with those of the code.
create function shown_protocol_type(type text) returns text language sql immutable as $$
  select case type
    when 'Mid_Year' then 'Mid-year'
    when 'Machine_assessment' then 'Machine assessment'
    when 'Commission' then 'Commissioning'
    when 'Audit_Site' then 'Site audit'
    when 'Audit_Site_Operational' then 'Site operational audit'
    when 'Audit_Machine' then 'Crusher audit'
    when 'Audit_Screen' then 'Screen audit'
    when 'Audit_Quick' then 'Quick audit'
    when 'Audit_Extra_Points' then 'Audit extra points'
    when 'Equipment_Configurator' then 'Equipment configurator'
    when 'CustomPoints' then 'Points for custom inspection'
    else type
  end
$$;

create table protocol (
  id uuid not null,
  -- The company of its author: the only one outside the provider that may delete it.
  company_id uuid not null,
  copy_of_protocol_id uuid,
  -- The protocol whose place this one took, which ended at the same moment.
  replaces_protocol_id uuid,
  name text collate natural_order not null,
  type text not null,
  shown_type text collate natural_order generated always as (shown_protocol_type(type)) stored,
  -- No list shows the protocols that the product makes by itself.
  listed boolean generated always as (type not in ('Custom', 'CustomPoints')) stored,
  date_ticks double precision not null,
  summary text not null default '',
  phases_on boolean not null,
  info_appendix boolean not null,
  rating_table_location text not null,
  show_current_loaded_hours boolean not null,
  created_by uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search text generated always as (lower(name || ' ' || shown_protocol_type(type))) stored,
  constraint protocol_pkey primary key (id),
  constraint protocol_type_ck check (type in ('Daily', 'Weekly', 'Monthly', 'Quarterly', 'Mid_Year', 'Annual', 'Machine_assessment',
    'Closed', 'Commission', 'FAT', 'Audit_Site', 'Audit_Site_Operational', 'Audit_Machine', 'Audit_Screen', 'Audit_Quick',
    'Audit_Extra_Points', 'Equipment_Configurator', 'Custom', 'CustomPoints')),
  constraint protocol_rating_table_location_ck check (rating_table_location in ('Start', 'End', 'None')),
  constraint protocol_name_ck check (name <> ''),
  constraint protocol_copy_of_fk foreign key (copy_of_protocol_id) references protocol (id) on delete restrict,
  constraint protocol_replaces_fk foreign key (replaces_protocol_id) references protocol (id) on delete restrict,
  constraint protocol_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint protocol_created_by_fk foreign key (created_by) references app_user (id) on delete restrict
);
create index protocol_created_ix on protocol (id) where deleted_at is null and listed;
create index protocol_name_ix on protocol (name, id) where deleted_at is null and listed;
create index protocol_type_ix on protocol (shown_type, id) where deleted_at is null and listed;
create index protocol_search_ix on protocol using gin (search gin_trgm_ops) where deleted_at is null and listed;
create index protocol_deleted_ix on protocol (deleted_at) where deleted_at is not null;
create index protocol_copy_of_ix on protocol (copy_of_protocol_id);
create unique index protocol_replaces_uq on protocol (replaces_protocol_id) where replaces_protocol_id is not null;
create index protocol_company_ix on protocol (company_id);
create index protocol_created_by_ix on protocol (created_by);
-- The history names no ids; the page of a protocol shows what it was copied from and what it replaces.
create trigger protocol_events after insert or update on protocol
  for each row execute function record_change('protocol', 'id', 'shown_type', 'listed', 'date_ticks', 'company_id', 'created_by',
    'created_at', 'copy_of_protocol_id', 'replaces_protocol_id');
select count_list('protocol', 'protocol', 'live');

-- Every part names its protocol as well as its parent: one look by the protocol finds all parts.
create table protocol_target (
  protocol_id uuid not null,
  index int not null,
  -- The target is a machine (named with its model and family), a model (with its family), a family, or any product.
  product_family_id uuid,
  product_model_id uuid,
  equipment_id uuid,
  constraint protocol_target_pkey primary key (protocol_id, index),
  constraint protocol_target_once_uq unique nulls not distinct (protocol_id, product_family_id, product_model_id, equipment_id),
  constraint protocol_target_model_ck check (product_model_id is null or product_family_id is not null),
  constraint protocol_target_equipment_ck check (equipment_id is null or product_model_id is not null),
  constraint protocol_target_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict,
  constraint protocol_target_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint protocol_target_model_fk foreign key (product_model_id, product_family_id)
    references product_model (id, product_family_id) on delete restrict,
  constraint protocol_target_equipment_fk foreign key (equipment_id) references equipment (id) on delete restrict
);
create index protocol_target_family_ix on protocol_target (product_family_id, product_model_id) include (protocol_id);
create index protocol_target_model_ix on protocol_target (product_model_id, product_family_id) include (protocol_id, equipment_id);
create index protocol_target_equipment_ix on protocol_target (equipment_id) include (protocol_id);

create table category_title (
  id uuid not null,
  name text collate natural_order not null,
  constraint category_title_pkey primary key (id),
  constraint category_title_name_uq unique (name),
  constraint category_title_name_ck check (name <> '')
);

create table protocol_category (
  id uuid not null,
  protocol_id uuid not null,
  index int not null,
  title text collate natural_order not null,
  constraint protocol_category_pkey primary key (id),
  constraint protocol_category_index_uq unique (protocol_id, index),
  constraint protocol_category_of_protocol_uq unique (id, protocol_id),
  constraint protocol_category_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict,
  constraint protocol_category_title_fk foreign key (title) references category_title (name) on delete restrict
);
create index protocol_category_title_ix on protocol_category (title);

create table protocol_subcategory (
  id uuid not null,
  protocol_id uuid not null,
  protocol_category_id uuid not null,
  index int not null,
  title text not null,
  constraint protocol_subcategory_pkey primary key (id),
  constraint protocol_subcategory_index_uq unique (protocol_category_id, index),
  constraint protocol_subcategory_of_category_uq unique (id, protocol_category_id),
  constraint protocol_subcategory_title_ck check (title <> ''),
  constraint protocol_subcategory_category_fk foreign key (protocol_category_id, protocol_id)
    references protocol_category (id, protocol_id) on delete restrict
);
create index protocol_subcategory_category_ix on protocol_subcategory (protocol_category_id, protocol_id);
create index protocol_subcategory_protocol_ix on protocol_subcategory (protocol_id);

create table protocol_group (
  id uuid not null,
  protocol_id uuid not null,
  index int not null,
  name text not null,
  kind text not null,
  -- The indexes of its categories.
  category_indices int[] not null,
  constraint protocol_group_pkey primary key (id),
  constraint protocol_group_index_uq unique (protocol_id, index),
  constraint protocol_group_kind_ck check (kind in ('mandatory', 'optional', 'alternatives')),
  constraint protocol_group_name_ck check (name <> ''),
  constraint protocol_group_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict
);

create table protocol_phase (
  protocol_id uuid not null,
  phase_id uuid not null,
  "order" int not null,
  constraint protocol_phase_pkey primary key (protocol_id, phase_id),
  constraint protocol_phase_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict,
  constraint protocol_phase_phase_fk foreign key (phase_id) references phase (id) on delete restrict
);
create index protocol_phase_phase_ix on protocol_phase (phase_id);

create table protocol_point (
  id uuid not null,
  protocol_id uuid not null,
  protocol_category_id uuid not null,
  protocol_subcategory_id uuid,
  phase_id uuid,
  inspection_point_id uuid not null,
  index int not null,
  sample_id_index int,
  prefill boolean not null,
  optional boolean not null,
  show_in_report boolean not null,
  show_value_in_report_header boolean not null,
  constraint protocol_point_pkey primary key (id),
  constraint protocol_point_index_uq unique (protocol_category_id, index),
  constraint protocol_point_of_protocol_uq unique (id, protocol_id),
  constraint protocol_point_category_fk foreign key (protocol_category_id, protocol_id)
    references protocol_category (id, protocol_id) on delete restrict,
  constraint protocol_point_subcategory_fk foreign key (protocol_subcategory_id, protocol_category_id)
    references protocol_subcategory (id, protocol_category_id) on delete restrict,
  constraint protocol_point_phase_fk foreign key (protocol_id, phase_id) references protocol_phase (protocol_id, phase_id) on delete restrict,
  constraint protocol_point_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete restrict
);
create index protocol_point_category_ix on protocol_point (protocol_category_id, protocol_id);
create index protocol_point_subcategory_ix on protocol_point (protocol_subcategory_id, protocol_category_id);
create index protocol_point_phase_ix on protocol_point (protocol_id, phase_id);
create index protocol_point_point_ix on protocol_point (inspection_point_id);

create table point_dependency (
  id uuid not null,
  protocol_id uuid not null,
  protocol_point_id uuid not null,
  -- Null for a dependency on a model, and where the point that it named is not in this protocol.
  target_protocol_point_id uuid,
  index int not null,
  kind text not null,
  parameter text not null default '',
  json jsonb,
  constraint point_dependency_pkey primary key (id),
  constraint point_dependency_index_uq unique (protocol_point_id, index),
  constraint point_dependency_kind_ck check (kind in ('point', 'model', 'json')),
  constraint point_dependency_target_ck check (kind = 'point' or target_protocol_point_id is null),
  constraint point_dependency_json_ck check ((kind = 'json') = (json is not null)),
  constraint point_dependency_point_fk foreign key (protocol_point_id, protocol_id)
    references protocol_point (id, protocol_id) on delete restrict,
  constraint point_dependency_target_fk foreign key (target_protocol_point_id, protocol_id)
    references protocol_point (id, protocol_id) on delete restrict
);
create index point_dependency_protocol_ix on point_dependency (protocol_id);
create index point_dependency_point_ix on point_dependency (protocol_point_id, protocol_id);
create index point_dependency_target_ix on point_dependency (target_protocol_point_id, protocol_id);

-- The whole protocol as canonical JSON. It is text because its hash is of its bytes.
create table protocol_snapshot (
  id uuid not null,
  protocol_id uuid not null,
  content text not null,
  sha256 text not null,
  created_at timestamptz not null,
  constraint protocol_snapshot_pkey primary key (id),
  constraint protocol_snapshot_content_uq unique (protocol_id, sha256),
  constraint protocol_snapshot_sha256_ck check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  constraint protocol_snapshot_protocol_fk foreign key (protocol_id) references protocol (id) on delete restrict
);

-- A protocol stays as it was saved: it may only be deleted, and a dependency may get another rule.
create function refuse_other_change() returns trigger language plpgsql as $$
begin
  raise exception 'nothing of % changes but %', tg_table_name, tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$;
create trigger protocol_unchanging after update on protocol for each row
  when (to_jsonb(old) - 'deleted_at' is distinct from to_jsonb(new) - 'deleted_at')
  execute function refuse_other_change('deleted_at');
create trigger protocol_kept before delete on protocol for each row execute function refuse_change();
create trigger point_dependency_unchanging after update on point_dependency for each row
  when (to_jsonb(old) - 'json' is distinct from to_jsonb(new) - 'json')
  execute function refuse_other_change('json');
create trigger point_dependency_kept before delete on point_dependency for each row execute function refuse_change();
create trigger protocol_target_unchanging before update or delete on protocol_target for each row execute function refuse_change();
create trigger protocol_category_unchanging before update or delete on protocol_category for each row execute function refuse_change();
create trigger protocol_subcategory_unchanging before update or delete on protocol_subcategory for each row execute function refuse_change();
create trigger protocol_group_unchanging before update or delete on protocol_group for each row execute function refuse_change();
create trigger protocol_phase_unchanging before update or delete on protocol_phase for each row execute function refuse_change();
create trigger protocol_point_unchanging before update or delete on protocol_point for each row execute function refuse_change();
create trigger protocol_snapshot_unchanging before update or delete on protocol_snapshot for each row execute function refuse_change();

-- A new installation begins with these phases.
insert into phase (id, name, "order")
select ('01900000-0000-7000-8000-0004' || lpad(n::text, 8, '0'))::uuid, name, n - 1
from unnest(array['Stopped', 'Start-up', 'Running empty', 'Running under load', 'After stopping']) with ordinality as phases (name, n);
