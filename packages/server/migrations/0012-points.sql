-- The divisions of an external user: the product categories whose points and protocols they see.
create table user_division (
  user_id uuid not null,
  product_category_id uuid not null,
  constraint user_division_pkey primary key (user_id, product_category_id),
  constraint user_division_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  constraint user_division_category_fk foreign key (product_category_id) references product_category (id) on delete restrict
);
create index user_division_category_ix on user_division (product_category_id);
create trigger user_division_events after insert or update or delete on user_division
  for each row execute function record_change('user', 'user_id', 'user_id');

create table unit (
  id uuid not null,
  name text collate natural_order not null,
  constraint unit_pkey primary key (id),
  constraint unit_name_uq unique (name),
  constraint unit_name_ck check (name <> '')
);

create table category_title (
  id uuid not null,
  name text collate natural_order not null,
  constraint category_title_pkey primary key (id),
  constraint category_title_name_uq unique (name),
  constraint category_title_name_ck check (name <> '')
);

create table option_group (
  id uuid not null,
  name text collate natural_order not null default '',
  -- One point's own; the others are there for every point.
  custom boolean not null,
  constraint option_group_pkey primary key (id)
);

create table inspection_point (
  id uuid not null,
  type text not null,
  kind text not null default 'general',
  name text collate natural_order not null,
  -- Of the English texts: a translation older than its text is outdated.
  name_updated_at timestamptz not null,
  description text not null default '',
  description_updated_at timestamptz not null,
  product_category_id uuid not null,
  -- Whose author made it: the only company outside the provider that may change it.
  company_id uuid not null,
  unit_id uuid,
  measurement_title text not null default '',
  settings jsonb not null,
  -- The leaves that nobody looks for across points: fields, rows, datasets, choices of the form.
  definition jsonb not null,
  option_group_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision int not null default 1,
  constraint inspection_point_pkey primary key (id),
  constraint inspection_point_type_ck check (type in ('Comment', 'Measurement', 'Summary', 'SummaryWithRows',
    'MeasurementsWithPicture', 'RadioButtonSelection', 'RadioButtonSelectionAndRangeValues', 'RangeValues',
    'MultipleChoices', 'MultipleChoicesAndRangeValues', 'Dropdown')),
  constraint inspection_point_kind_ck check (kind in ('general', 'custom')),
  constraint inspection_point_name_ck check (name <> ''),
  constraint inspection_point_category_fk foreign key (product_category_id) references product_category (id) on delete restrict,
  constraint inspection_point_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint inspection_point_unit_fk foreign key (unit_id) references unit (id) on delete restrict,
  constraint inspection_point_option_group_fk foreign key (option_group_id) references option_group (id) on delete restrict,
  constraint inspection_point_created_by_fk foreign key (created_by) references app_user (id) on delete restrict
);
create index inspection_point_name_ix on inspection_point (name, id) where deleted_at is null;
create index inspection_point_category_ix on inspection_point (product_category_id);
create index inspection_point_company_ix on inspection_point (company_id);
create index inspection_point_unit_ix on inspection_point (unit_id);
create index inspection_point_option_group_ix on inspection_point (option_group_id);
create index inspection_point_created_by_ix on inspection_point (created_by);

create table point_translation (
  inspection_point_id uuid not null,
  kind text not null,
  language text not null,
  value text not null,
  updated_at timestamptz not null,
  constraint point_translation_pkey primary key (inspection_point_id, kind, language),
  constraint point_translation_kind_ck check (kind in ('name', 'description')),
  constraint point_translation_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint point_translation_english_ck check (language <> 'en'),
  constraint point_translation_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);

-- Every part names its point besides its parent: one look by the point finds them all, and history leads to it.
create table range_value (
  id uuid not null,
  -- Null for what the options of a predefined group ask.
  inspection_point_id uuid,
  -- Null for what an option asks once it is chosen.
  index int,
  title text not null default '',
  keyboard_type text not null default '',
  regexp text not null default '',
  consequence text not null default 'NoAction',
  tags text[] not null default '{}',
  constraint range_value_pkey primary key (id),
  constraint range_value_index_uq unique (inspection_point_id, index) deferrable initially deferred,
  constraint range_value_point_ck check (inspection_point_id is not null or index is null),
  constraint range_value_keyboard_type_ck check (keyboard_type in ('', 'default', 'number-pad', 'decimal-pad', 'numeric',
    'email-address', 'phone-pad', 'date', 'date-time')),
  constraint range_value_consequence_ck check (consequence in ('NoAction', 'PreventMovingNextPoint', 'PreventReport')),
  constraint range_value_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);

create table choice_list (
  id uuid not null,
  inspection_point_id uuid not null,
  index int not null,
  title text not null default '',
  radio boolean not null default false,
  regexp text not null default '',
  constraint choice_list_pkey primary key (id),
  constraint choice_list_index_uq unique (inspection_point_id, index) deferrable initially deferred,
  constraint choice_list_of_point_uq unique (id, inspection_point_id),
  constraint choice_list_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);

create table choice_option (
  id uuid not null,
  inspection_point_id uuid not null,
  choice_list_id uuid not null,
  index int not null,
  title text not null,
  tags text[] not null default '{}',
  follow_up_range_value_id uuid,
  constraint choice_option_pkey primary key (id),
  constraint choice_option_index_uq unique (choice_list_id, index) deferrable initially deferred,
  constraint choice_option_list_fk foreign key (choice_list_id, inspection_point_id)
    references choice_list (id, inspection_point_id) on delete cascade,
  constraint choice_option_follow_up_fk foreign key (follow_up_range_value_id) references range_value (id) on delete restrict
);
create index choice_option_list_ix on choice_option (choice_list_id, inspection_point_id);
create index choice_option_point_ix on choice_option (inspection_point_id);
create index choice_option_follow_up_ix on choice_option (follow_up_range_value_id);

create table option_group_option (
  id uuid not null,
  -- Null in a predefined group.
  inspection_point_id uuid,
  option_group_id uuid not null,
  index int not null,
  name text not null,
  default_comment text not null default '',
  follow_up_range_value_id uuid,
  constraint option_group_option_pkey primary key (id),
  constraint option_group_option_index_uq unique (option_group_id, index) deferrable initially deferred,
  constraint option_group_option_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade,
  constraint option_group_option_group_fk foreign key (option_group_id) references option_group (id) on delete cascade,
  constraint option_group_option_follow_up_fk foreign key (follow_up_range_value_id) references range_value (id) on delete restrict
);
create index option_group_option_point_ix on option_group_option (inspection_point_id);
create index option_group_option_follow_up_ix on option_group_option (follow_up_range_value_id);

create table dropdown (
  id uuid not null,
  inspection_point_id uuid not null,
  index int not null,
  title text not null default '',
  multiselect boolean not null default false,
  hide_images boolean not null default false,
  regexp text not null default '',
  consequence text not null default 'NoAction',
  constraint dropdown_pkey primary key (id),
  constraint dropdown_index_uq unique (inspection_point_id, index) deferrable initially deferred,
  constraint dropdown_of_point_uq unique (id, inspection_point_id),
  constraint dropdown_consequence_ck check (consequence in ('NoAction', 'PreventMovingNextPoint', 'PreventReport')),
  constraint dropdown_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);

create table dropdown_option (
  id uuid not null,
  inspection_point_id uuid not null,
  dropdown_id uuid not null,
  index int not null,
  title text not null,
  image_id uuid,
  follow_up_range_value_id uuid,
  constraint dropdown_option_pkey primary key (id),
  constraint dropdown_option_index_uq unique (dropdown_id, index) deferrable initially deferred,
  constraint dropdown_option_dropdown_fk foreign key (dropdown_id, inspection_point_id)
    references dropdown (id, inspection_point_id) on delete cascade,
  constraint dropdown_option_image_fk foreign key (image_id) references image (id) on delete restrict,
  constraint dropdown_option_follow_up_fk foreign key (follow_up_range_value_id) references range_value (id) on delete restrict
);
create index dropdown_option_dropdown_ix on dropdown_option (dropdown_id, inspection_point_id);
create index dropdown_option_point_ix on dropdown_option (inspection_point_id);
create index dropdown_option_image_ix on dropdown_option (image_id);
create index dropdown_option_follow_up_ix on dropdown_option (follow_up_range_value_id);

-- What a point is for, or which models see one of its range values or lists of choices.
create table meta (
  id uuid not null,
  inspection_point_id uuid not null,
  range_value_id uuid,
  choice_list_id uuid,
  type text not null,
  product_family_id uuid,
  product_model_id uuid,
  value text not null default '',
  constraint meta_pkey primary key (id),
  constraint meta_once_uq unique nulls not distinct
    (inspection_point_id, range_value_id, choice_list_id, type, product_family_id, product_model_id, value),
  constraint meta_type_ck check (type in ('ProductFamily', 'ProductModel', 'AnyProductModel', 'ProtocolType', 'UseCaseType',
    'ProtocolTypesDefined', 'UseCaseTypesDefined')),
  constraint meta_part_ck check (num_nonnulls(range_value_id, choice_list_id) <= 1),
  constraint meta_family_ck check ((type = 'ProductFamily') = (product_family_id is not null)),
  constraint meta_model_ck check ((type = 'ProductModel') = (product_model_id is not null)),
  constraint meta_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade,
  constraint meta_range_value_fk foreign key (range_value_id) references range_value (id) on delete cascade,
  constraint meta_choice_list_fk foreign key (choice_list_id) references choice_list (id) on delete cascade,
  constraint meta_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint meta_model_fk foreign key (product_model_id) references product_model (id) on delete restrict
);
create index meta_range_value_ix on meta (range_value_id);
create index meta_choice_list_ix on meta (choice_list_id);
create index meta_family_ix on meta (product_family_id);
create index meta_model_ix on meta (product_model_id);

-- Of a model (with its family), of a family, or of any product.
create table measurement_limit (
  id uuid not null,
  inspection_point_id uuid not null,
  product_family_id uuid,
  product_model_id uuid,
  critical_low double precision,
  low double precision,
  high double precision,
  critical_high double precision,
  constraint measurement_limit_pkey primary key (id),
  constraint measurement_limit_product_uq unique nulls not distinct (inspection_point_id, product_family_id, product_model_id)
    deferrable initially immediate, -- two limits of one statement may exchange their products
  constraint measurement_limit_model_ck check (product_model_id is null or product_family_id is not null),
  constraint measurement_limit_order_ck check (
    (critical_low <= low) is not false and (critical_low <= high) is not false and (critical_low <= critical_high) is not false
    and (low <= high) is not false and (low <= critical_high) is not false and (high <= critical_high) is not false),
  constraint measurement_limit_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade,
  constraint measurement_limit_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint measurement_limit_model_fk foreign key (product_model_id, product_family_id)
    references product_model (id, product_family_id) on delete restrict
);
create index measurement_limit_family_ix on measurement_limit (product_family_id);
create index measurement_limit_model_ix on measurement_limit (product_model_id, product_family_id);

-- A house without these could not begin.
insert into unit (id, name)
select ('01900000-0000-7000-8000-0001' || lpad(n::text, 8, '0'))::uuid, name
from unnest(array['%', '°', '°C', '°F', 'A', 'bar', 'cm', 'dB', 'g', 'h', 'Hz', 'in', 'kg', 'kN', 'kPa', 'kW', 'l', 'l/min',
  'm', 'm/s', 'm³/h', 'min', 'mm', 'mm/s', 'MPa', 'Nm', 'pcs', 'psi', 'rpm', 's', 't', 't/h', 'V', 'µm', 'Ω'])
  with ordinality as units (name, n);

insert into option_group (id, name, custom)
select ('01900000-0000-7000-8000-0002' || lpad(n::text, 8, '0'))::uuid, name, false
from unnest(array['Condition', 'Leakage', 'Level', 'Ok or not ok', 'Present or missing', 'Tightness', 'Yes or no'])
  with ordinality as groups (name, n);

insert into option_group_option (id, option_group_id, index, name, default_comment)
select ('01900000-0000-7000-8000-0003' || lpad(row_number() over ()::text, 8, '0'))::uuid, g.id, o.place, o.name, o.default_comment
from option_group g join (values
  ('Condition', 0, 'Good', ''),
  ('Condition', 1, 'Worn', 'Wear is visible. Follow up at the next visit.'),
  ('Condition', 2, 'Damaged', 'Damaged. Repair or replace before the next shift.'),
  ('Leakage', 0, 'None', ''),
  ('Leakage', 1, 'Seeping', 'Seepage found. Clean, and follow up.'),
  ('Leakage', 2, 'Leaking', 'Leak found. Repair before the machine is started.'),
  ('Level', 0, 'Low', 'Level below the mark. Top up, and look for the cause.'),
  ('Level', 1, 'Normal', ''),
  ('Level', 2, 'High', 'Level above the mark. Drain to the mark.'),
  ('Ok or not ok', 0, 'Ok', ''),
  ('Ok or not ok', 1, 'Not ok', ''),
  ('Present or missing', 0, 'Present', ''),
  ('Present or missing', 1, 'Missing', 'Missing. Order and fit a new one.'),
  ('Tightness', 0, 'Tight', ''),
  ('Tightness', 1, 'Loose', 'Found loose and tightened to the torque of the manual.'),
  ('Yes or no', 0, 'Yes', ''),
  ('Yes or no', 1, 'No', '')
) as o (group_name, place, name, default_comment) on o.group_name = g.name;

-- Of an order that changes the save tells once, rather than each part of its new place.
create trigger inspection_point_events after insert or update or delete on inspection_point
  for each row execute function record_change('inspectionPoint', 'id', 'name_updated_at', 'description_updated_at',
    'company_id', 'created_by', 'created_at');
create trigger point_translation_events after insert or update or delete on point_translation
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'updated_at');
create trigger range_value_written after insert or update on range_value
  for each row when (new.inspection_point_id is not null)
  execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');
create trigger range_value_removed after delete on range_value
  for each row when (old.inspection_point_id is not null)
  execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');
create trigger choice_list_events after insert or update or delete on choice_list
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');
create trigger choice_option_events after insert or update or delete on choice_option
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index',
    'choice_list_id', 'follow_up_range_value_id');
create trigger option_group_events after insert or update or delete on option_group
  for each row execute function record_change('optionGroup', 'id');
create trigger option_group_option_written after insert or update on option_group_option
  for each row when (new.inspection_point_id is not null)
  execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'option_group_id',
    'follow_up_range_value_id');
create trigger option_group_option_removed after delete on option_group_option
  for each row when (old.inspection_point_id is not null)
  execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'option_group_id',
    'follow_up_range_value_id');
create trigger dropdown_events after insert or update or delete on dropdown
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');
create trigger dropdown_option_events after insert or update or delete on dropdown_option
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'dropdown_id',
    'follow_up_range_value_id');
create trigger meta_events after insert or update or delete on meta
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'range_value_id',
    'choice_list_id');
create trigger measurement_limit_events after insert or update or delete on measurement_limit
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id');
