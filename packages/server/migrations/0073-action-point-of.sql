-- Which answer an action point is about, where it was made of one: people may reword it as they like. One that was typed into
-- the lists is about none that is known.
alter table suggestion add column result_id uuid;
alter table suggestion add constraint suggestion_result_fk foreign key (result_id) references result (id) on delete set null;
create index suggestion_result_ix on suggestion (result_id) where result_id is not null;

-- It is said once, with the words, and is no news of its own.
drop trigger suggestion_events on suggestion;
create trigger suggestion_events after insert or update or delete on suggestion
  for each row execute function record_change('audit', 'audit_id', 'audit_id', 'index', 'result_id');
