-- A file is compared with what is there, shown as a preview, and applied exactly as shown.
create table import (
  id uuid not null,
  noun text not null,
  file_name text not null,
  -- The version of the list that the preview was compared with; a confirmation is refused once the list has another one.
  list_version text,
  lines_total int not null,
  lines_done int not null default 0,
  -- The preview counts the lines that give a record another name, and names the columns that it ignores.
  lines_renaming int not null default 0,
  ignored_columns text[] not null default '{}',
  state text not null,
  problem text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  constraint import_pkey primary key (id),
  constraint import_created_by_fk foreign key (created_by) references app_user (id) on delete restrict,
  constraint import_noun_ck check (noun in ('customers', 'equipments', 'translations')),
  constraint import_state_ck check (state in ('comparing', 'preview', 'applying', 'applied', 'refused', 'failed', 'cancelled'))
);
create index import_created_by_ix on import (created_by);
create index import_created_at_ix on import (created_at);

create table import_line (
  import_id uuid not null,
  line int not null,
  -- Lines of one record have the same key and are compared together.
  record_key text not null,
  cells jsonb not null,
  title text not null default '',
  changes jsonb not null default '[]',
  errors jsonb not null default '[]',
  -- Null until the line was compared.
  state text,
  constraint import_line_pkey primary key (import_id, line),
  constraint import_line_import_fk foreign key (import_id) references import (id) on delete cascade,
  constraint import_line_state_ck check (state in ('new', 'changed', 'unchanged', 'faulty'))
);
create index import_line_key_ix on import_line (import_id, record_key, line);
create index import_line_state_ix on import_line (import_id, state, line);

-- A confirmation writes these rows one after another, in this order.
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
  constraint import_write_target_ck check (target in ('customer', 'customer_site', 'customer_contact', 'equipment', 'point_translation')),
  constraint import_write_kind_ck check (kind in ('insert', 'update'))
);
create index import_write_target_ix on import_write (import_id, target, kind, seq);

-- The last import of master data lists here what it could not take, up to a bound.
create table master_data_fault (
  id bigint generated always as identity,
  file text not null,
  line int not null,
  -- Empty where the whole line is meant.
  column_title text not null,
  message text not null,
  constraint master_data_fault_pkey primary key (id)
);

-- Remembers which line of a file named a record first. It is a table because memory has a bound and files have none.
create unlogged table master_data_key (
  file text not null,
  key text not null,
  line int not null,
  constraint master_data_key_pkey primary key (file, key)
);
