-- An import is compared with what is there, shown, and applied exactly as shown.
create table import (
  id uuid not null,
  noun text not null,
  file_name text not null,
  state text not null,
  lines_done int not null default 0,
  lines_total int not null,
  -- What the data looked like when the preview was made; anything else refuses the confirmation.
  list_version text,
  problem text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  constraint import_pkey primary key (id),
  constraint import_created_by_fk foreign key (created_by) references app_user (id) on delete restrict,
  constraint import_noun_ck check (noun in ('customers')),
  constraint import_state_ck check (state in ('comparing', 'preview', 'applying', 'applied', 'refused', 'failed', 'cancelled'))
);
create index import_created_by_ix on import (created_by);
create index import_created_at_ix on import (created_at);

create table import_line (
  import_id uuid not null,
  line int not null,
  -- Lines of one record are compared together.
  record_key text not null,
  cells jsonb not null,
  state text,
  title text not null default '',
  changes jsonb not null default '[]',
  errors jsonb not null default '[]',
  constraint import_line_pkey primary key (import_id, line),
  constraint import_line_import_fk foreign key (import_id) references import (id) on delete cascade,
  constraint import_line_state_ck check (state in ('new', 'changed', 'unchanged', 'faulty'))
);
create index import_line_key_ix on import_line (import_id, record_key, line);
create index import_line_state_ix on import_line (import_id, state, line);

-- What confirming will write, row by row, in this order.
create table import_write (
  import_id uuid not null,
  seq int not null,
  target text not null,
  kind text not null,
  record_id uuid not null,
  root_id uuid not null,
  fields jsonb not null,
  changes jsonb not null,
  constraint import_write_pkey primary key (import_id, seq),
  constraint import_write_import_fk foreign key (import_id) references import (id) on delete cascade,
  constraint import_write_target_ck check (target in ('customer', 'customer_site', 'customer_contact')),
  constraint import_write_kind_ck check (kind in ('insert', 'update'))
);
create index import_write_target_ix on import_write (import_id, target, kind, seq);

-- Which workers are alive: a job whose worker was killed is given to another within seconds, not hours.
create unlogged table job_worker (
  worker_id text not null,
  seen_at timestamptz not null,
  constraint job_worker_pkey primary key (worker_id)
);
