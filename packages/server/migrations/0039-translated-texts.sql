-- What translators wrote for the texts inside a point: titles of fields, rows, options, values and what options ask.
create table point_text_translation (
  inspection_point_id uuid not null,
  -- The name of a field of the point, or the id of a part; with the name of the part's field where it has two texts.
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

-- Words that points and protocols share: titles of categories, phases, options of predefined groups. They are known by what
-- they say in English, so that a translation never outlives its text.
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

-- What a point says in English under the key of each text; shared texts of predefined groups are not the point's.
create view point_text as
select id as inspection_point_id, 'measurementTitle' as key, measurement_title as text from inspection_point where measurement_title <> ''
union all
select p.id, own.key, own.text from inspection_point p
cross join lateral (values ('fieldTitle', p.definition ->> 'fieldTitle'), ('rangeValueTitle', p.definition ->> 'rangeValueTitle')) as own (key, text)
where own.text <> ''
union all
select p.id, part ->> 'id', coalesce(part ->> 'title', part ->> 'name') from inspection_point p
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
