-- What the inspector says of a point besides its rating: that it was put right before leaving, and that another part is built in now.
alter table result
  add column fixed_on_site boolean not null default false,
  add column replaced boolean not null default false,
  add constraint result_fixed_ck check (not fixed_on_site or rating between 1 and 3);

-- A finding may be about a point, and may have been put right before leaving.
alter table finding
  add column fixed_on_site boolean not null default false,
  -- The point's place in the protocol, or the extra point.
  add column point_key uuid;
alter table priority_action add column point_key uuid;

-- Whether the machine may run until everything is seen to; what was worked before the last submit; when it was sent back since.
alter table inspection
  -- Empty until somebody says so.
  add column safe_to_run text not null default '',
  add column safe_conditions text not null default '',
  add column worked_minutes int,
  add column sent_back_at timestamptz,
  add constraint inspection_safe_ck check (safe_to_run in ('', 'yes', 'conditions', 'no'));

-- What wear is reckoned by: hours under load where they were written down, and where another part begins.
alter table measurement
  add column loaded_hours double precision,
  add column replaced boolean not null default false;
update measurement set loaded_hours = replace(trim(told.hours), ',', '.')::double precision
from run join visit on visit.id = run.visit_id
join report_version v on v.visit_id = visit.id and v.version = visit.current_version
cross join lateral (
  select coalesce(v.content::jsonb #>> '{header,loadedHours}', v.content::jsonb ->> 'loadedHours') as hours) told
where run.id = measurement.run_id and trim(told.hours) ~ '^\d+([.,]\d*)?$';

drop trigger inspection_events on inspection;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at', 'certificate', 'worked_minutes', 'sent_back_at');
drop trigger list_update on inspection;
create trigger list_update after update on inspection referencing old table as old_rows new table as new_rows
  for each statement execute function note_list_change('inspection', 'live', 'field_revisions', 'summary', 'comment',
    'internal_comment', 'loaded_hours', 'contact_name', 'contact_phone_number', 'contact_email', 'sent_back_reason', 'ended_at',
    'safe_to_run', 'safe_conditions', 'worked_minutes', 'sent_back_at');

drop trigger finding_events on finding;
drop trigger priority_action_events on priority_action;
create trigger finding_events after insert or update or delete on finding
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as', 'point_key');
create trigger priority_action_events after insert or update or delete on priority_action
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'equipment_id', 'index', 'closed_at', 'known_as', 'point_key');
