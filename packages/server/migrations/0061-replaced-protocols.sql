-- The protocol whose place this one took; it ended in the same moment.
alter table protocol add column replaces_protocol_id uuid,
  add constraint protocol_replaces_fk foreign key (replaces_protocol_id) references protocol (id) on delete restrict;
create unique index protocol_replaces_uq on protocol (replaces_protocol_id) where replaces_protocol_id is not null;

-- The page of a protocol tells its line: history names no ids.
drop trigger protocol_events on protocol;
create trigger protocol_events after insert or update on protocol
  for each row execute function record_change('protocol', 'id', 'shown_type', 'listed', 'date_ticks', 'company_id', 'created_by',
    'created_at', 'copy_of_protocol_id', 'replaces_protocol_id');
