-- A report as a file: wanted from the moment that its row exists, made once, and kept as long as its version.
create table report_file (
  id uuid not null,
  inspection_id uuid not null,
  version int not null,
  language text not null,
  file_id uuid,
  rendered_at timestamptz,
  wanted_at timestamptz not null,
  -- When somebody asked for it and waits: those go first.
  asked_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  constraint report_file_pkey primary key (id),
  constraint report_file_version_uq unique (inspection_id, version, language),
  constraint report_file_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint report_file_rendered_ck check ((file_id is null) = (rendered_at is null)),
  constraint report_file_version_fk foreign key (inspection_id, version)
    references inspection_version (inspection_id, version) on delete cascade,
  constraint report_file_file_fk foreign key (file_id) references stored_file (id) on delete restrict
);
create index report_file_file_ix on report_file (file_id);
create index report_file_waiting_ix on report_file (next_attempt_at) where file_id is null;

-- What was written lately has its files made ahead of need.
create index inspection_version_saved_at_ix on inspection_version (saved_at);
