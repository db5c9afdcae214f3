-- The complete source of a report as canonical JSON. It is text because its hash is of its bytes.
create table report_version (
  visit_id uuid not null,
  version int not null,
  content text not null,
  sha256 text not null,
  note text not null default '',
  -- An earlier version: the report lists what changed since.
  changes_since int,
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  constraint report_version_pkey primary key (visit_id, version),
  constraint report_version_number_ck check (version > 0),
  constraint report_version_changes_ck check (changes_since between 1 and version - 1),
  constraint report_version_sha256_ck check (sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  constraint report_version_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint report_version_saved_by_fk foreign key (saved_by) references app_user (id) on delete restrict
);
create index report_version_saved_by_ix on report_version (saved_by);
-- The files of new versions are made before anybody asks for them.
create index report_version_saved_at_ix on report_version (saved_at);

-- A version stays as it is, and goes only with its whole visit.
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from visit where id = old.visit_id) then return old; end if;
  raise exception 'a version of a report stays as it is' using errcode = 'integrity_constraint_violation';
end $$;
create trigger report_version_unchanging before update or delete on report_version
  for each row execute function refuse_version_change();

-- The files that a version shows, which nobody may take away.
create table report_version_file (
  visit_id uuid not null,
  version int not null,
  file_id uuid not null,
  constraint report_version_file_pkey primary key (visit_id, version, file_id),
  constraint report_version_file_version_fk foreign key (visit_id, version)
    references report_version (visit_id, version) on delete cascade,
  constraint report_version_file_file_fk foreign key (file_id) references stored_file (id) on delete restrict
);
create index report_version_file_file_ix on report_version_file (file_id);
create trigger report_version_file_unchanging before update or delete on report_version_file
  for each row execute function refuse_version_change();

-- The source of the report of an open visit when somebody asked for its file, kept once for each content and for a day.
create table report_draft (
  id uuid not null,
  visit_id uuid not null,
  content text not null,
  sha256 text not null,
  asked_at timestamptz not null,
  constraint report_draft_pkey primary key (id),
  constraint report_draft_visit_uq unique (id, visit_id),
  constraint report_draft_content_uq unique (visit_id, sha256),
  constraint report_draft_visit_fk foreign key (visit_id) references visit (id) on delete cascade
);
create index report_draft_asked_at_ix on report_draft (asked_at);

-- The file of a version or a draft in a language. A row is the wish for it; the file is made once, and goes with its version or draft.
create table report_file (
  id uuid not null,
  visit_id uuid not null,
  version int,
  draft_id uuid,
  language text not null,
  file_id uuid,
  attempts int not null default 0,
  last_error text,
  wanted_at timestamptz not null,
  -- Set when somebody asked for it and waits: those go first.
  asked_at timestamptz,
  next_attempt_at timestamptz not null,
  rendered_at timestamptz,
  constraint report_file_pkey primary key (id),
  constraint report_file_version_uq unique (visit_id, version, language),
  constraint report_file_draft_uq unique (draft_id, visit_id, language),
  constraint report_file_edition_ck check ((version is null) = (draft_id is not null)),
  constraint report_file_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint report_file_rendered_ck check ((file_id is null) = (rendered_at is null)),
  constraint report_file_version_fk foreign key (visit_id, version)
    references report_version (visit_id, version) on delete cascade,
  constraint report_file_draft_fk foreign key (draft_id, visit_id)
    references report_draft (id, visit_id) on delete cascade,
  constraint report_file_file_fk foreign key (file_id) references stored_file (id) on delete restrict
);
create index report_file_file_ix on report_file (file_id);
create index report_file_waiting_ix on report_file (next_attempt_at) where file_id is null;

-- A mail that carries a report waits until the report is made, and does not go out without it.
create table report_mail (
  mail_id uuid not null,
  visit_id uuid not null,
  version int not null,
  language text not null,
  constraint report_mail_pkey primary key (mail_id),
  constraint report_mail_mail_fk foreign key (mail_id) references mail (id) on delete cascade,
  constraint report_mail_file_fk foreign key (visit_id, version, language)
    references report_file (visit_id, version, language) on delete restrict
);
create index report_mail_file_ix on report_mail (visit_id, version, language);

-- Tells somebody how a reviewer decided about their work, until they have opened it.
create table review_notice (
  visit_id uuid not null,
  user_id uuid not null,
  outcome text not null,
  at timestamptz not null,
  constraint review_notice_pkey primary key (visit_id, user_id),
  constraint review_notice_outcome_ck check (outcome in ('sentBack', 'finished')),
  constraint review_notice_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint review_notice_user_fk foreign key (user_id) references app_user (id) on delete cascade
);
create index review_notice_user_ix on review_notice (user_id);

-- Lists which record shows which image. Who may see an image, and when it may be removed, is decided by this view and no other list of tables.
create view image_use (image_id, record_type, record_id) as
select image_id, 'equipment'::text, equipment_id from equipment_image
union all select image_id, 'inspectionPoint'::text, inspection_point_id from dropdown_option where image_id is not null
union all select photo.image_id, 'visit'::text, run.visit_id
  from result_photo photo join result on result.id = photo.result_id join run on run.id = result.run_id
union all select photo.image_id, 'visit'::text, finding.visit_id
  from finding_photo photo join finding on finding.id = photo.finding_id
union all select image_id, 'visit'::text, visit_id from signature
union all select frozen.image_id, 'visit'::text, run.visit_id
  from frozen_image frozen join run_extra_point extra on extra.id = frozen.run_extra_point_id join run on run.id = extra.run_id
union all select frozen.image_id, 'visit'::text, run.visit_id
  from frozen_image frozen join run on run.snapshot_id = frozen.snapshot_id
-- A frozen protocol keeps its images, whether or not a visit of today was begun with it.
union all select image_id, 'protocolSnapshot'::text, snapshot_id from frozen_image where snapshot_id is not null
union all select image.id, 'visit'::text, shown.visit_id
  from image join report_version_file shown on shown.file_id = image.original_file_id
-- A picture that was drawn on is seen by those who see the drawing.
union all select marked.marked_from, 'visit'::text, run.visit_id
  from image marked join result_photo photo on photo.image_id = marked.id
  join result on result.id = photo.result_id join run on run.id = result.run_id where marked.marked_from is not null
union all select marked.marked_from, 'visit'::text, finding.visit_id
  from image marked join finding_photo photo on photo.image_id = marked.id
  join finding on finding.id = photo.finding_id where marked.marked_from is not null;
