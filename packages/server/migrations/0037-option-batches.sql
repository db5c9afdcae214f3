-- What a saved option asks of the options that were chosen for it: a row for each, worked off one by one.
create table option_batch (
  id uuid not null,
  -- Null once the option that it came from is gone: what was asked for stays asked for.
  source_option_id uuid,
  target_option_id uuid not null,
  -- What the target becomes: as it was saved, whatever becomes of the source.
  title text not null,
  follow_up jsonb,
  state text not null default 'pending',
  -- The code of what was in the way.
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
-- Nobody waits for two updates at once.
create unique index option_batch_pending_uq on option_batch (target_option_id) where state = 'pending';
create index option_batch_target_ix on option_batch (target_option_id);
create index option_batch_waiting_ix on option_batch (requested_at, id) where state = 'pending';
create index option_batch_requested_by_ix on option_batch (requested_by);

-- Similar options: the same words whatever their case and spaces, or most of the same letters.
create index dropdown_option_words_ix on dropdown_option (lower(regexp_replace(title, '\s', '', 'g')));
create index dropdown_option_title_ix on dropdown_option using gin (title gin_trgm_ops);
