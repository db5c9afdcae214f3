-- Every other file builds on this one: order and search of texts, history, versions of lists, keys, background work, mail and logs.
create extension if not exists pg_trgm;

-- People expect 'HP9' before 'HP10', and 'Åbo' beside 'apple'.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

create function setting_or_null(name text) returns text language sql stable as $$
  select nullif(current_setting(name, true), '')
$$;

-- The history of every record. Writes of the demo happen at moments of their own (assay.moment), all others happen now.
create table event (
  id bigint generated always as identity,
  at timestamptz not null default coalesce(setting_or_null('assay.moment')::timestamptz, now()),
  actor_id uuid,
  actor_name text,
  request_id text,
  record_type text not null,
  record_id uuid not null,
  action text not null,
  changes jsonb not null default '[]',
  constraint event_pkey primary key (id)
);
create index event_record_ix on event (record_type, record_id, id desc);
create index event_at_ix on event using brin (at);
-- Serves the page of what administrators do; the record types are those of domain/admin-events.ts.
create index event_admin_ix on event (at desc, id desc)
  where record_type in ('user', 'backgroundService', 'debugToken', 'certifiedUser');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger event_append_only before update or delete on event for each row execute function refuse_change();

-- Writes into the history what a write changes, field by field. Arguments: the type of the record, the column that holds the record's id, then
-- the columns that the history leaves out: a new column that nobody thought of is recorded rather than lost.
-- What hangs on a visit is recorded under the kind of that visit ('visit' as the type); a visit that is removed takes its history along.
create function record_change() returns trigger language plpgsql as $$
declare
  old_row jsonb;
  new_row jsonb;
  differences jsonb;
  record_type text := tg_argv[0];
  record_id uuid;
begin
  -- Bulk work writes one event of its own instead, and should not pay for a comparison that nobody reads.
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  old_row := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  new_row := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  record_id := ((old_row || new_row) ->> tg_argv[1])::uuid;
  -- The options of predefined groups belong to no record.
  if record_id is null then return null; end if;
  select jsonb_agg(jsonb_build_object('field', field, 'from', old_row -> field, 'to', new_row -> field) order by field)
    into differences
    from jsonb_object_keys(old_row || new_row) as field
    where coalesce(old_row -> field, 'null') is distinct from coalesce(new_row -> field, 'null')
      and not field = any (tg_argv[2:])
      and field not in ('id', 'revision', 'search');
  if differences is null then return null; end if;
  if record_type = 'visit' then
    select kind into record_type from visit where id = record_id;
    if not found then return null; end if;
  end if;
  insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
  values (
    setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
    record_type, record_id,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'removed' end, differences
  );
  return null;
end $$;

-- Tells how long a list is and whether it changed since somebody looked. Rows are only ever added, so that writers never wait for each other:
-- the sum of delta is the exact length of the list, and the sum of changes is its version, which only grows.
create table list_change (
  id bigint generated always as identity,
  noun text not null,
  delta int not null,
  -- A row that several rows were folded into stands for as many changes.
  changes int not null default 1,
  constraint list_change_pkey primary key (id)
);
create index list_change_noun_ix on list_change (noun) include (delta, changes);

-- Arguments: the noun; what the list counts ('live': rows that are not deleted, 'rows': all rows, 'nothing'); then the columns that the list
-- neither shows nor searches: an update of these alone leaves the list as it was.
create function note_list_change() returns trigger language plpgsql as $$
declare
  delta int := 0;
begin
  if tg_op = 'UPDATE' and tg_nargs > 2 then
    if not exists (
      select from old_rows o join new_rows n on n.id = o.id
      where to_jsonb(o) - tg_argv[2:] is distinct from to_jsonb(n) - tg_argv[2:]
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

-- Puts note_list_change on a table, with its arguments. PostgreSQL wants one trigger for each kind of statement here.
create function count_list(list regclass, noun text, counted text, variadic left_out text[] default '{}') returns void
language plpgsql as $$
declare
  arguments text := format('%L, %L', noun, counted);
  of_update text := concat_ws(', ', arguments, (select string_agg(quote_literal(name), ', ') from unnest(left_out) as name));
begin
  execute format('create trigger list_insert after insert on %s referencing new table as new_rows
    for each statement execute function note_list_change(%s)', list, arguments);
  execute format('create trigger list_update after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function note_list_change(%s)', list, of_update);
  execute format('create trigger list_delete after delete on %s referencing old table as old_rows
    for each statement execute function note_list_change(%s)', list, arguments);
end $$;

-- The first start decides whether this database is a demo or production, and it never becomes the other.
create table installation (
  -- The check allows one row at most.
  id boolean not null default true,
  mode text not null,
  decided_at timestamptz not null default now(),
  constraint installation_pkey primary key (id),
  constraint installation_id_ck check (id),
  constraint installation_mode_ck check (mode in ('demo', 'production'))
);

create table signing_key (
  id uuid not null,
  purpose text not null,
  secret bytea not null,
  encrypted boolean not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint signing_key_pkey primary key (id),
  constraint signing_key_purpose_ck check (purpose in ('token', 'url'))
);
create unique index signing_key_current_uq on signing_key (purpose) where retired_at is null;

-- A write inserts its key first, in its own transaction: the same request sent twice waits on the key and then reads the stored reply.
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  endpoint text not null,
  body_sha256 bytea not null,
  status int,
  reply json, -- jsonb would not keep the bytes, which a repeat must get again
  created_at timestamptz not null default now(),
  constraint idempotency_key_pkey primary key (user_id, key)
);
create index idempotency_key_created_at_ix on idempotency_key (created_at);

-- Attempts are counted here because several processes share the counts; a crash may lose them, which only forgives.
create unlogged table throttle (
  bucket text not null,
  hits int not null,
  resets_at timestamptz not null,
  constraint throttle_pkey primary key (bucket)
);
create index throttle_resets_at_ix on throttle (resets_at);

-- Services add their row when a process knows them for the first time; people switch them on and off and reset them.
create table background_service (
  id text not null,
  enabled boolean not null default true,
  status text not null default 'idle',
  -- The page shows this of its runs.
  data jsonb not null default '{}',
  -- The service keeps here what its next run must know.
  memory jsonb,
  -- Names the run under way: a worker that holds another id was overtaken, reset or switched off.
  run_id uuid,
  constraint background_service_pkey primary key (id),
  constraint background_service_status_ck check (status in ('idle', 'running', 'retrying'))
);

-- Workers say here that they are alive, so that the job of a killed one is given to another within seconds instead of hours.
create unlogged table job_worker (
  worker_id text not null,
  seen_at timestamptz not null,
  constraint job_worker_pkey primary key (worker_id)
);

-- A mail is a row of the transaction that causes it; a job only wakes the sender.
create table mail (
  id uuid not null,
  dedupe_key text,
  to_addresses text[] not null,
  subject text not null,
  body_text text not null,
  body_html text,
  attachments jsonb not null default '[]',
  state text not null default 'queued',
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_pkey primary key (id),
  constraint mail_dedupe_key_uq unique (dedupe_key),
  constraint mail_state_ck check (state in ('queued', 'sent', 'failed'))
);
create index mail_queue_ix on mail (next_attempt_at) where state = 'queued';
-- Retention looks for old texts.
create index mail_body_ix on mail (created_at) where state <> 'queued' and body_text <> '';

-- Both logs are divided by month, because retention drops whole months.
create table web_log (
  at timestamptz not null,
  request_id text not null,
  user_id uuid,
  user_email text,
  method text not null,
  url text not null,
  address text not null,
  status int not null,
  duration_ms double precision not null
) partition by range (at);
create table web_log_default partition of web_log default;
create index web_log_at_ix on web_log (at);
create index web_log_user_ix on web_log (lower(user_email), at);

create table app_log (
  at timestamptz not null,
  user_id uuid,
  email text,
  app_version text not null,
  os_name text not null,
  event_name text not null,
  properties jsonb not null
) partition by range (at);
create table app_log_default partition of app_log default;
create index app_log_at_ix on app_log (at);
create index app_log_email_ix on app_log (lower(email), at);

-- Makes the partition of a month before lines of that month are written.
create function make_log_partition(log text, day date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', day);
begin
  execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
    log || to_char(month, '_YYYY_MM'), log, month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
end $$;
