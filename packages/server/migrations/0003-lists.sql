-- How many rows a list has, and whether it changed since one looked: append-only, so that writers never wait for each other.
-- The sum of delta is the exact length of the list; the sum of changes is its version, for what a reader sees only ever grows.
create table list_change (
  id bigint generated always as identity,
  noun text not null,
  delta int not null,
  -- How many changes this line stands for: many, once they are folded.
  changes int not null default 1,
  constraint list_change_pkey primary key (id)
);
create index list_change_noun_ix on list_change (noun) include (delta, changes);

-- Arguments: the noun, and what of the table is the list: its 'live' rows, all its 'rows', or nothing.
create function note_list_change() returns trigger language plpgsql as $$
declare
  delta int := 0;
begin
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

-- Transition tables need one trigger for each kind of statement.
create function count_list(list regclass, noun text, counted text) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert on %s referencing new table as new_rows for each statement execute function note_list_change(%L, %L)',
    'list_insert', list, noun, counted);
  execute format('create trigger %I after update on %s referencing old table as old_rows new table as new_rows for each statement execute function note_list_change(%L, %L)',
    'list_update', list, noun, counted);
  execute format('create trigger %I after delete on %s referencing old table as old_rows for each statement execute function note_list_change(%L, %L)',
    'list_delete', list, noun, counted);
end $$;
