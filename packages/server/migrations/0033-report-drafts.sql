-- What the report of an open visit was made of when somebody asked for its file, kept once for each content and for a day.
create table report_draft (
  id uuid not null,
  visit_id uuid not null,
  sha256 text not null,
  content text not null,
  asked_at timestamptz not null,
  constraint report_draft_pkey primary key (id),
  constraint report_draft_visit_uq unique (id, visit_id),
  constraint report_draft_content_uq unique (visit_id, sha256),
  constraint report_draft_visit_fk foreign key (visit_id) references visit (id) on delete cascade
);
create index report_draft_asked_at_ix on report_draft (asked_at);

-- A file is of a version or of a draft, and goes with it.
alter table report_file alter column version drop not null;
alter table report_file add column draft_id uuid;
alter table report_file
  add constraint report_file_edition_ck check ((version is null) = (draft_id is not null)),
  add constraint report_file_draft_uq unique (draft_id, visit_id, language),
  add constraint report_file_draft_fk foreign key (draft_id, visit_id)
    references report_draft (id, visit_id) on delete cascade;
