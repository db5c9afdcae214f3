-- The reminders that went out, each once for an end: a certificate or an account that is prolonged has another end.
create table certification_reminder (
  certification_id uuid not null,
  expires_on date not null,
  days int not null,
  queued_at timestamptz not null,
  constraint certification_reminder_pkey primary key (certification_id, expires_on, days),
  constraint certification_reminder_certification_fk foreign key (certification_id) references certification (id) on delete cascade
);

create table account_reminder (
  user_id uuid not null,
  expires_on date not null,
  days int not null,
  queued_at timestamptz not null,
  constraint account_reminder_pkey primary key (user_id, expires_on, days),
  constraint account_reminder_user_fk foreign key (user_id) references app_user (id) on delete cascade
);
