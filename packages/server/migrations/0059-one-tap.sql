-- Choosing an option may rate its point; null where the inspector rates it.
alter table option_group_option add column rating smallint;
alter table option_group_option add constraint option_group_option_rating_ck check (rating between 0 and 4);

-- Whether yes is good depends on the question, so that group rates nothing.
update option_group_option o set rating = known.rating
from option_group g, (values
  ('Condition', 'Good', 0), ('Condition', 'Worn', 1), ('Condition', 'Damaged', 2),
  ('Leakage', 'None', 0), ('Leakage', 'Seeping', 1), ('Leakage', 'Leaking', 2),
  ('Level', 'Low', 1), ('Level', 'Normal', 0), ('Level', 'High', 1),
  ('Ok or not ok', 'Ok', 0), ('Ok or not ok', 'Not ok', 2),
  ('Present or missing', 'Present', 0), ('Present or missing', 'Missing', 2),
  ('Tightness', 'Tight', 0), ('Tightness', 'Loose', 1)
) as known (group_name, name, rating)
where g.id = o.option_group_id and not g.custom and known.group_name = g.name and known.name = o.name;

-- Whether the next open point comes by itself once one is answered.
alter table app_user add column moves_on boolean not null default true;
-- What people choose for themselves is no part of their record.
drop trigger app_user_events on app_user;
create trigger app_user_events after insert or update or delete on app_user
  for each row execute function record_change('user', 'id', 'password_hash', 'oidc_issuer', 'oidc_subject', 'moves_on');
