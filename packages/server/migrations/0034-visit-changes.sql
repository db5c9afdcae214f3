-- What others change of a visit that somebody has open: narrow, kept for a day. It tells that something changed, never what it says.
-- Not logged: whatever a crash takes with it, readers notice by the epoch and read everything again; backups leave it out.
create unlogged table visit_change (
  visit_id uuid not null,
  -- Of the whole transaction: a snapshot says for good whether a reader has seen it.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  part text not null,
  part_id text not null,
  revision int not null,
  gone boolean not null default false,
  actor_name text,
  at timestamptz not null default clock_timestamp(),
  constraint visit_change_pkey primary key (visit_id, xid, id),
  constraint visit_change_part_ck check (part in ('visit', 'field', 'run', 'result', 'suggestion', 'finding', 'priorityAction', 'order',
    'signature'))
);

-- One row, which lives exactly as long as the rows above: another epoch means that some of them may be lost.
create unlogged table visit_feed (
  single boolean not null default true,
  epoch uuid not null default gen_random_uuid(),
  -- Changes up to here may have been swept.
  swept_to xid8 not null default '0',
  constraint visit_feed_pkey primary key (single),
  constraint visit_feed_single_ck check (single)
);
insert into visit_feed default values;

-- Who has a visit open, by page; whoever was not seen for half a minute is gone.
create unlogged table presence (
  visit_id uuid not null,
  tab uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  name text not null,
  place text not null,
  seen_at timestamptz not null default now(),
  constraint presence_pkey primary key (visit_id, tab)
);

-- Arguments: the part, the column of its id, the column of the visit's id.
create function note_visit_change() returns trigger language plpgsql as $$
declare
  is_now jsonb;
begin
  -- Bulk work changes nothing that anybody has open.
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  is_now := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  insert into visit_change (visit_id, part, part_id, revision, gone, actor_name)
  values (
    (is_now ->> tg_argv[2])::uuid, tg_argv[0], coalesce(is_now ->> 'known_as', is_now ->> tg_argv[1]),
    coalesce((is_now ->> 'revision')::int, 0), tg_op = 'DELETE' or is_now ->> 'deleted_at' is not null,
    setting_or_null('assay.actor_name')
  );
  return null;
end $$;

-- The same for the table that is written most, without the detour.
create function note_result_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select visit_id, 'result', new.id, new.revision, setting_or_null('assay.actor_name') from run where id = new.run_id;
  return null;
end $$;

-- A point that is added or taken away changes its run, whose results come and go with it.
create function note_extra_point_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select visit_id, 'run', id, revision, setting_or_null('assay.actor_name') from run
  where id = case when tg_op = 'DELETE' then old.run_id else new.run_id end;
  return null;
end $$;

-- The fields of a header are written alone, each with a revision of its own.
create function note_field_change() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into visit_change (visit_id, part, part_id, revision, actor_name)
  select new.id, 'field', key, value::int, setting_or_null('assay.actor_name') from jsonb_each_text(new.field_revisions)
  where value is distinct from old.field_revisions ->> key;
  return null;
end $$;

create trigger result_noted after update on result for each row when (old.revision <> new.revision)
  execute function note_result_change();
create trigger extra_point_noted after insert or delete on run_extra_point for each row execute function note_extra_point_change();
create trigger run_added after insert on run for each row execute function note_visit_change('run', 'id', 'visit_id');
create trigger run_noted after update on run for each row when (old.revision <> new.revision)
  execute function note_visit_change('run', 'id', 'visit_id');
create trigger visit_noted after update on visit for each row when (old.revision <> new.revision or old.deleted_at is distinct from new.deleted_at)
  execute function note_visit_change('visit', 'id', 'id');
create trigger inspection_noted after update on inspection for each row when (old.field_revisions <> new.field_revisions)
  execute function note_field_change();
create trigger audit_noted after update on audit for each row when (old.field_revisions <> new.field_revisions)
  execute function note_field_change();
create trigger suggestion_added after insert or delete on suggestion for each row
  execute function note_visit_change('suggestion', 'id', 'audit_id');
create trigger suggestion_noted after update on suggestion for each row when (old.revision <> new.revision)
  execute function note_visit_change('suggestion', 'id', 'audit_id');
create trigger finding_added after insert or delete on finding for each row
  execute function note_visit_change('finding', 'id', 'visit_id');
create trigger finding_noted after update on finding for each row when (old.revision <> new.revision)
  execute function note_visit_change('finding', 'id', 'visit_id');
create trigger priority_action_added after insert or delete on priority_action for each row
  execute function note_visit_change('priorityAction', 'id', 'visit_id');
create trigger priority_action_noted after update on priority_action for each row when (old.revision <> new.revision)
  execute function note_visit_change('priorityAction', 'id', 'visit_id');
create trigger follow_up_order_noted after insert or update on follow_up_order for each row
  execute function note_visit_change('order', 'list', 'visit_id');
create trigger signature_noted after insert or update or delete on signature for each row
  execute function note_visit_change('signature', 'role', 'visit_id');
