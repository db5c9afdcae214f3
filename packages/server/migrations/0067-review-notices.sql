-- What a reviewer made of somebody's work, until they have opened it.
create table review_notice (
  visit_id uuid not null,
  user_id uuid not null,
  outcome text not null,
  at timestamptz not null,
  constraint review_notice_pkey primary key (visit_id, user_id),
  constraint review_notice_outcome_ck check (outcome in ('sentBack', 'finished')),
  constraint review_notice_visit_fk foreign key (visit_id) references visit (id) on delete cascade,
  constraint review_notice_user_fk foreign key (user_id) references app_user (id) on delete cascade
);
create index review_notice_user_ix on review_notice (user_id);
