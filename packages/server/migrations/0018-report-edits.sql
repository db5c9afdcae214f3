-- Set by a save of the report editor, whoever makes it; whoever sends the inspection back takes it back.
alter table inspection add column finished boolean not null default false;

-- That a report was edited is told once, with its version.
drop trigger inspection_events on inspection;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'current_version', 'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at');
