create table unit (
  id uuid not null,
  name text collate natural_order not null,
  constraint unit_pkey primary key (id),
  constraint unit_name_uq unique (name),
  constraint unit_name_ck check (name <> '')
);

create table option_group (
  id uuid not null,
  name text collate natural_order not null default '',
  -- A custom group belongs to one point; the others are predefined, and every point may use them.
  custom boolean not null,
  constraint option_group_pkey primary key (id)
);

create table inspection_point (
  id uuid not null,
  product_category_id uuid not null,
  -- The company of its author: the only one outside the provider that may change it.
  company_id uuid not null,
  unit_id uuid,
  option_group_id uuid,
  type text not null,
  kind text not null default 'general',
  name text collate natural_order not null,
  description text not null default '',
  measurement_title text not null default '',
  settings jsonb not null,
  -- Holds the parts that nobody looks for across points: fields, rows, datasets, and what the author chose in the editor.
  definition jsonb not null,
  revision int not null default 1,
  -- A translation that is older than the English text is outdated.
  name_updated_at timestamptz not null,
  description_updated_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint inspection_point_pkey primary key (id),
  constraint inspection_point_type_ck check (type in ('Comment', 'Measurement', 'Summary', 'SummaryWithRows', 'MeasurementsWithPicture',
    'RadioButtonSelection', 'RadioButtonSelectionAndRangeValues', 'RangeValues', 'MultipleChoices', 'MultipleChoicesAndRangeValues',
    'Dropdown')),
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
create trigger inspection_point_events after insert or update or delete on inspection_point
  for each row execute function record_change('inspectionPoint', 'id', 'name_updated_at', 'description_updated_at', 'company_id',
    'created_by', 'created_at');
-- The preview of a translation import compares English texts and translations: a change of either makes another version of both.
create trigger texts_changed after update of name, description, deleted_at on inspection_point
  for each statement execute function note_list_change('pointText', 'nothing');

-- Every part names its point as well as its parent, so that one look by the point finds all parts, and their history leads to the point.
-- A save records another order of parts once, so the history leaves out the index of each part.
create table range_value (
  id uuid not null,
  -- Null where an option of a predefined group asks for the value.
  inspection_point_id uuid,
  -- Null where an option asks for the value once it is chosen.
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
create trigger range_value_events after insert or update or delete on range_value
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');

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
create trigger choice_list_events after insert or update or delete on choice_list
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');

create table choice_option (
  id uuid not null,
  inspection_point_id uuid not null,
  choice_list_id uuid not null,
  follow_up_range_value_id uuid,
  index int not null,
  title text not null,
  tags text[] not null default '{}',
  constraint choice_option_pkey primary key (id),
  constraint choice_option_index_uq unique (choice_list_id, index) deferrable initially deferred,
  constraint choice_option_list_fk foreign key (choice_list_id, inspection_point_id)
    references choice_list (id, inspection_point_id) on delete cascade,
  constraint choice_option_follow_up_fk foreign key (follow_up_range_value_id) references range_value (id) on delete restrict
);
create index choice_option_list_ix on choice_option (choice_list_id, inspection_point_id);
create index choice_option_point_ix on choice_option (inspection_point_id);
create index choice_option_follow_up_ix on choice_option (follow_up_range_value_id);
create trigger choice_option_events after insert or update or delete on choice_option
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'choice_list_id',
    'follow_up_range_value_id');

create table option_group_option (
  id uuid not null,
  -- Null in a predefined group.
  inspection_point_id uuid,
  option_group_id uuid not null,
  follow_up_range_value_id uuid,
  index int not null,
  name text not null,
  default_comment text not null default '',
  -- Choosing the option gives the point this rating; null where the inspector rates it.
  rating smallint,
  constraint option_group_option_pkey primary key (id),
  constraint option_group_option_index_uq unique (option_group_id, index) deferrable initially deferred,
  constraint option_group_option_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade,
  constraint option_group_option_group_fk foreign key (option_group_id) references option_group (id) on delete cascade,
  constraint option_group_option_follow_up_fk foreign key (follow_up_range_value_id) references range_value (id) on delete restrict,
  constraint option_group_option_rating_ck check (rating between 0 and 4)
);
create index option_group_option_point_ix on option_group_option (inspection_point_id);
create index option_group_option_follow_up_ix on option_group_option (follow_up_range_value_id);
create trigger option_group_option_events after insert or update or delete on option_group_option
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'option_group_id',
    'follow_up_range_value_id');

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
create trigger dropdown_events after insert or update or delete on dropdown
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index');

create table dropdown_option (
  id uuid not null,
  inspection_point_id uuid not null,
  dropdown_id uuid not null,
  image_id uuid,
  follow_up_range_value_id uuid,
  index int not null,
  title text not null,
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
-- Similar options have the same words in any case and with any spaces, or most of the same letters.
create index dropdown_option_words_ix on dropdown_option (lower(regexp_replace(title, '\s', '', 'g')));
create index dropdown_option_title_ix on dropdown_option using gin (title gin_trgm_ops);
create trigger dropdown_option_events after insert or update or delete on dropdown_option
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'index', 'dropdown_id',
    'follow_up_range_value_id');

-- An author may have an option written into similar options of other points: a row for each of these, worked off one by one.
create table option_batch (
  id uuid not null,
  -- Null once the option that was saved is gone: the update is still wanted.
  source_option_id uuid,
  target_option_id uuid not null,
  -- The target becomes what the option was when it was saved, whatever changed in it since.
  title text not null,
  follow_up jsonb,
  state text not null default 'pending',
  -- Code of the reason why it failed.
  error text,
  requested_by uuid,
  requested_by_name text not null default '',
  requested_at timestamptz not null,
  ended_at timestamptz,
  constraint option_batch_pkey primary key (id),
  constraint option_batch_pair_uq unique (source_option_id, target_option_id),
  constraint option_batch_state_ck check (state in ('pending', 'done', 'failed')),
  constraint option_batch_ended_ck check ((state = 'pending') = (ended_at is null)),
  constraint option_batch_error_ck check ((state = 'failed') = (error is not null)),
  constraint option_batch_source_fk foreign key (source_option_id) references dropdown_option (id) on delete set null,
  constraint option_batch_target_fk foreign key (target_option_id) references dropdown_option (id) on delete cascade,
  constraint option_batch_requested_by_fk foreign key (requested_by) references app_user (id) on delete restrict
);
-- An option never waits for two updates at once.
create unique index option_batch_pending_uq on option_batch (target_option_id) where state = 'pending';
create index option_batch_target_ix on option_batch (target_option_id);
create index option_batch_waiting_ix on option_batch (requested_at, id) where state = 'pending';
create index option_batch_requested_by_ix on option_batch (requested_by);
-- The storage sweeper looks for ended ones every hour.
create index option_batch_ended_ix on option_batch (ended_at) where ended_at is not null;

-- Says what a point is for, or which models see one of its range values or lists of choices.
create table meta (
  id uuid not null,
  inspection_point_id uuid not null,
  range_value_id uuid,
  choice_list_id uuid,
  product_family_id uuid,
  product_model_id uuid,
  type text not null,
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
create trigger meta_events after insert or update or delete on meta
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'range_value_id', 'choice_list_id');

-- A limit holds for a model (which is named with its family), for a family, or for any product.
create table measurement_limit (
  id uuid not null,
  inspection_point_id uuid not null,
  product_family_id uuid,
  product_model_id uuid,
  critical_low double precision,
  low double precision,
  high double precision,
  critical_high double precision,
  -- True where the wider limits, of the family or of any product, do not apply to this product; null where they do.
  unlimited boolean,
  constraint measurement_limit_pkey primary key (id),
  constraint measurement_limit_product_uq unique nulls not distinct (inspection_point_id, product_family_id, product_model_id)
    deferrable initially immediate, -- two limits may exchange their products in one statement
  constraint measurement_limit_model_ck check (product_model_id is null or product_family_id is not null),
  constraint measurement_limit_order_ck check (
    (critical_low <= low) is not false and (critical_low <= high) is not false and (critical_low <= critical_high) is not false
    and (low <= high) is not false and (low <= critical_high) is not false and (high <= critical_high) is not false),
  constraint measurement_limit_unlimited_ck check (
    unlimited is null or (unlimited and num_nonnulls(critical_low, low, high, critical_high) = 0)),
  constraint measurement_limit_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade,
  constraint measurement_limit_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint measurement_limit_model_fk foreign key (product_model_id, product_family_id)
    references product_model (id, product_family_id) on delete restrict
);
create index measurement_limit_family_ix on measurement_limit (product_family_id);
create index measurement_limit_model_ix on measurement_limit (product_model_id, product_family_id);
create trigger measurement_limit_events after insert or update or delete on measurement_limit
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id');

-- Translations of the name and the description of a point.
create table point_translation (
  inspection_point_id uuid not null,
  kind text not null,
  language text not null,
  value text not null,
  -- The English text that was translated, so that translators see what changed since.
  source text not null,
  updated_at timestamptz not null,
  constraint point_translation_pkey primary key (inspection_point_id, kind, language),
  constraint point_translation_kind_ck check (kind in ('name', 'description')),
  constraint point_translation_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint point_translation_english_ck check (language <> 'en'),
  constraint point_translation_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);
create trigger point_translation_events after insert or update or delete on point_translation
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'source', 'updated_at');
create trigger translations_changed after insert or update or delete on point_translation
  for each statement execute function note_list_change('pointText', 'nothing');

-- Translations of the texts inside a point: titles of fields, rows, options and values, and what options ask for.
create table point_text_translation (
  inspection_point_id uuid not null,
  -- The name of a field of the point, or the id of a part; followed by the name of the part's field where the part has two texts.
  key text not null,
  language text not null,
  value text not null,
  -- The English text that was translated: once the point says something else there, the translation is outdated.
  source text not null,
  updated_at timestamptz not null,
  constraint point_text_translation_pkey primary key (inspection_point_id, key, language),
  constraint point_text_translation_key_ck check (key <> '' and length(key) <= 100),
  constraint point_text_translation_value_ck check (value <> ''),
  constraint point_text_translation_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint point_text_translation_english_ck check (language <> 'en'),
  constraint point_text_translation_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);
create trigger point_text_translation_events after insert or update or delete on point_text_translation
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'source', 'updated_at');

-- Translations of words that points and protocols share: titles of categories, phases, options of predefined groups. They are found by
-- their English words, so that a translation never outlives its text.
create table term_translation (
  id uuid not null,
  kind text not null,
  source text not null,
  language text not null,
  value text not null,
  updated_at timestamptz not null,
  constraint term_translation_pkey primary key (id),
  constraint term_translation_term_uq unique (kind, source, language),
  constraint term_translation_kind_ck check (kind in ('category', 'phase', 'option')),
  constraint term_translation_source_ck check (source <> '' and length(source) <= 500),
  constraint term_translation_value_ck check (value <> ''),
  constraint term_translation_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint term_translation_english_ck check (language <> 'en')
);
create trigger term_translation_events after insert or update or delete on term_translation
  for each row execute function record_change('termTranslation', 'id', 'updated_at');

-- Lists the English texts inside each point under their keys; texts of predefined groups are shared and belong to no point.
create view point_text as
select id as inspection_point_id, 'measurementTitle' as key, measurement_title as text from inspection_point where measurement_title <> ''
union all select p.id, own.key, own.text from inspection_point p
cross join lateral (values ('fieldTitle', p.definition ->> 'fieldTitle'), ('rangeValueTitle', p.definition ->> 'rangeValueTitle')) as own (key, text)
where own.text <> ''
union all select p.id, part ->> 'id', coalesce(part ->> 'title', part ->> 'name') from inspection_point p
cross join lateral jsonb_array_elements(coalesce(p.definition -> 'fields', '[]') || coalesce(p.definition -> 'rows', '[]')
  || coalesce(p.definition -> 'visualizationDatasets', '[]')) as part
where coalesce(part ->> 'title', part ->> 'name') <> ''
union all select inspection_point_id, id::text, title from choice_list where title <> ''
union all select inspection_point_id, id::text, title from choice_option where title <> ''
union all select inspection_point_id, id::text, title from dropdown where title <> ''
union all select inspection_point_id, id::text, title from dropdown_option where title <> ''
union all select inspection_point_id, id::text, title from range_value where title <> '' and inspection_point_id is not null
union all select inspection_point_id, id::text, name from option_group_option where name <> '' and inspection_point_id is not null
union all select inspection_point_id, id || '.defaultComment', default_comment from option_group_option
  where default_comment <> '' and inspection_point_id is not null;

-- A new installation begins with these units and predefined groups, since authors could not begin without any.
insert into unit (id, name)
select ('01900000-0000-7000-8000-0001' || lpad(n::text, 8, '0'))::uuid, name
from unnest(array['%', '°', '°C', '°F', 'A', 'bar', 'cm', 'dB', 'g', 'h', 'Hz', 'in', 'kg', 'kN', 'kPa', 'kW', 'l', 'l/min', 'm', 'm/s',
  'm³/h', 'min', 'mm', 'mm/s', 'MPa', 'Nm', 'pcs', 'psi', 'rpm', 's', 't', 't/h', 'V', 'µm', 'Ω']) with ordinality as units (name, n);

insert into option_group (id, name, custom)
select ('01900000-0000-7000-8000-0002' || lpad(n::text, 8, '0'))::uuid, name, false
from unnest(array['Condition', 'Leakage', 'Level', 'Ok or not ok', 'Present or missing', 'Tightness', 'Yes or no']) with ordinality as groups (name, n);

-- Whether yes is good depends on the question, so the options of that group give no rating.
insert into option_group_option (id, option_group_id, index, name, rating, default_comment)
select ('01900000-0000-7000-8000-0003' || lpad(n::text, 8, '0'))::uuid, option_group.id, place, option.name, rating, default_comment
from (values
  (1, 'Condition', 0, 'Good', 0, ''),
  (2, 'Condition', 1, 'Worn', 1, 'Wear is visible. Follow up at the next visit.'),
  (3, 'Condition', 2, 'Damaged', 2, 'Damaged. Repair or replace before the next shift.'),
  (4, 'Leakage', 0, 'None', 0, ''),
  (5, 'Leakage', 1, 'Seeping', 1, 'Seepage found. Clean, and follow up.'),
  (6, 'Leakage', 2, 'Leaking', 2, 'Leak found. Repair before the machine is started.'),
  (7, 'Level', 0, 'Low', 1, 'Level below the mark. Top up, and look for the cause.'),
  (8, 'Level', 1, 'Normal', 0, ''),
  (9, 'Level', 2, 'High', 1, 'Level above the mark. Drain to the mark.'),
  (10, 'Ok or not ok', 0, 'Ok', 0, ''), (11, 'Ok or not ok', 1, 'Not ok', 2, ''),
  (12, 'Present or missing', 0, 'Present', 0, ''),
  (13, 'Present or missing', 1, 'Missing', 2, 'Missing. Order and fit a new one.'),
  (14, 'Tightness', 0, 'Tight', 0, ''),
  (15, 'Tightness', 1, 'Loose', 1, 'Found loose and tightened to the torque of the manual.'),
  (16, 'Yes or no', 0, 'Yes', null, ''), (17, 'Yes or no', 1, 'No', null, '')
) as option (n, group_name, place, name, rating, default_comment)
join option_group on option_group.name = option.group_name;

-- Nobody made the groups above: the history of groups begins after them.
create trigger option_group_events after insert or update or delete on option_group
  for each row execute function record_change('optionGroup', 'id');
