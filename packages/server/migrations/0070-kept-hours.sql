-- Hours under load that looked like a slip, were questioned and kept: as they were typed, so that other hours are questioned anew. In no report.
alter table inspection add column kept_hours text not null default '';

drop trigger inspection_events on inspection;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at', 'certificate', 'worked_minutes', 'sent_back_at', 'kept_hours');
drop trigger list_update on inspection;
create trigger list_update after update on inspection referencing old table as old_rows new table as new_rows
  for each statement execute function note_list_change('inspection', 'live', 'field_revisions', 'summary', 'comment',
    'internal_comment', 'loaded_hours', 'contact_name', 'contact_phone_number', 'contact_email', 'sent_back_reason', 'ended_at',
    'safe_to_run', 'safe_conditions', 'worked_minutes', 'sent_back_at', 'kept_hours');
