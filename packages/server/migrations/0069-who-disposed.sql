-- Who said what became of something that an earlier visit left, and when; the page of the machine tells it. Of answers from before this it is not known.
alter table disposal
  add column said_by uuid,
  add column said_at timestamptz,
  add constraint disposal_said_by_fk foreign key (said_by) references app_user (id) on delete restrict;
create index disposal_said_by_ix on disposal (said_by);
