-- What the first start made of this database: the demo or production, which never becomes the other.
create table installation (
  -- There is one row at most.
  id boolean not null default true,
  mode text not null,
  decided_at timestamptz not null default now(),
  constraint installation_pkey primary key (id),
  constraint installation_id_ck check (id),
  constraint installation_mode_ck check (mode in ('demo', 'production'))
);
