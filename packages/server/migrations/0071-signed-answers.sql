-- What the answers said when somebody signed, as a hash: the submit asks where they say something else. Empty for signatures of earlier releases.
alter table signature add column given_on_answers text not null default '';

drop trigger signature_events on signature;
create trigger signature_events after insert or update or delete on signature
  for each row execute function record_change('visit', 'visit_id', 'visit_id', 'image_id', 'signed_at', 'given_on_version', 'given_on_answers');
