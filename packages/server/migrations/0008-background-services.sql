-- One row for each service that a process has ever known; people switch them and reset them.
create table background_service (
  id text not null,
  enabled boolean not null default true,
  status text not null default 'idle',
  -- What people see of its runs.
  data jsonb not null default '{}',
  -- What the service itself remembers from one run to the next.
  memory jsonb,
  -- The run under way: whoever holds another number has been overtaken, reset or switched off.
  run_id uuid,
  constraint background_service_pkey primary key (id),
  constraint background_service_status_ck check (status in ('idle', 'running', 'retrying'))
);

-- Retention asks for what is old.
create index throttle_resets_at_ix on throttle (resets_at);
create index mail_body_ix on mail (created_at) where state <> 'queued' and body_text <> '';
