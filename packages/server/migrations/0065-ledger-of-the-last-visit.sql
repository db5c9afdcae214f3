-- What a visit says of each finding and action that earlier visits to its machine left open.
create table disposal (
  -- The visit that says so.
  visit_id uuid not null,
  finding_id uuid,
  priority_action_id uuid,
  follow_up_id uuid not null generated always as (coalesce(finding_id, priority_action_id)) stored,
  answer text not null,
  revision int not null default 1,
  constraint disposal_pkey primary key (visit_id, follow_up_id),
  constraint disposal_one_ck check (num_nonnulls(finding_id, priority_action_id) = 1),
  constraint disposal_answer_ck check (answer in ('done', 'fixedOnSite', 'stillOpen', 'void')),
  constraint disposal_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint disposal_finding_fk foreign key (finding_id) references finding (id) on delete cascade,
  constraint disposal_action_fk foreign key (priority_action_id) references priority_action (id) on delete cascade
);
create index disposal_finding_ix on disposal (finding_id);
create index disposal_action_ix on disposal (priority_action_id);

alter table visit_change drop constraint visit_change_part_ck;
alter table visit_change add constraint visit_change_part_ck check (part in ('visit', 'field', 'run', 'result', 'suggestion', 'finding',
  'priorityAction', 'order', 'signature', 'disposal'));
create trigger disposal_noted after insert or update on disposal for each row
  execute function note_visit_change('disposal', 'follow_up_id', 'visit_id');
