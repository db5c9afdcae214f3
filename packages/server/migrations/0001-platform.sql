-- What every table after this one leans on: order, search, events, keys, queues of work and logs.
create extension if not exists pg_trgm;

-- 'HP9' before 'HP10', 'Åbo' beside 'apple'.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

create table event (
  id bigint generated always as identity,
  at timestamptz not null default now(),
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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger event_append_only before update or delete on event for each row execute function refuse_change();

create function setting_or_null(name text) returns text language sql stable as $$
  select nullif(current_setting(name, true), '')
$$;

-- Arguments: record type, column that holds the record's id, then columns that are nobody's business.
create function record_change() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  differences jsonb;
begin
  -- Bulk work writes one event of its own instead.
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  select jsonb_agg(jsonb_build_object('field', field, 'from', was -> field, 'to', is_now -> field) order by field)
    into differences
    from jsonb_object_keys(was || is_now) as field
    where coalesce(was -> field, 'null') is distinct from coalesce(is_now -> field, 'null')
      and not field = any (tg_argv[2:])
      and field not in ('id', 'revision', 'search');
  if differences is null then return null; end if;
  insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
  values (
    setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
    tg_argv[0], ((was || is_now) ->> tg_argv[1])::uuid,
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'removed' end, differences
  );
  return null;
end $$;

-- Inserted first inside the write's own transaction: a twin waits on the key, then reads the stored reply.
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  endpoint text not null,
  body_sha256 bytea not null,
  status int,
  reply json, -- not jsonb: a repeat gets the same bytes
  created_at timestamptz not null default now(),
  constraint idempotency_key_pkey primary key (user_id, key)
);
create index idempotency_key_created_at_ix on idempotency_key (created_at);

-- Counts of attempts, shared by all processes; losing them in a crash only forgives.
create unlogged table throttle (
  bucket text not null,
  hits int not null,
  resets_at timestamptz not null,
  constraint throttle_pkey primary key (bucket)
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

-- A mail is a row of the transaction that caused it; the job only wakes the sender.
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
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint mail_pkey primary key (id),
  constraint mail_dedupe_key_uq unique (dedupe_key),
  constraint mail_state_ck check (state in ('queued', 'sent', 'failed'))
);
create index mail_queue_ix on mail (next_attempt_at) where state = 'queued';

create table web_log (
  at timestamptz not null,
  request_id text not null,
  user_email text,
  user_id uuid,
  method text not null,
  status int not null,
  duration_ms double precision not null,
  url text not null,
  address text not null
) partition by range (at);
create table web_log_default partition of web_log default;
create index web_log_at_ix on web_log (at);
create index web_log_user_ix on web_log (user_email, at);

create table app_log (
  at timestamptz not null,
  email text,
  user_id uuid,
  app_version text not null,
  event_name text not null,
  os_name text not null,
  properties jsonb not null
) partition by range (at);
create table app_log_default partition of app_log default;
create index app_log_at_ix on app_log (at);
create index app_log_email_ix on app_log (email, at);

-- Makes the month's partition ahead of need; retention drops whole months.
create function make_log_partition(log text, day date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', day);
begin
  execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
    log || to_char(month, '_YYYY_MM'), log, month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
end $$;
