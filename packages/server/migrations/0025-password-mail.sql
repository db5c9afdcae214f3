-- Whose password link a mail brings: the link is made as the mail leaves, and only its hash is ever stored.
create table password_mail (
  mail_id uuid not null,
  user_id uuid not null,
  -- Where the one who asked for it reaches the app; the public address where that is not known.
  app_url text,
  constraint password_mail_pkey primary key (mail_id),
  constraint password_mail_mail_fk foreign key (mail_id) references mail (id) on delete cascade,
  constraint password_mail_user_fk foreign key (user_id) references app_user (id) on delete restrict
);
create index password_mail_user_ix on password_mail (user_id);

-- Links that stood in mail texts until now end there; mail that still waits gets a new one.
insert into password_mail (mail_id, user_id)
select mail.id, app_user.id
from mail join app_user on lower(app_user.email) = lower(mail.to_addresses[1])
where mail.state = 'queued' and mail.body_text like '%/nosession/SetPassword?%'
  and app_user.kind = 'external' and app_user.deleted_at is null;
update mail set body_text = regexp_replace(body_text, '\n\nhttps?://\S+/nosession/SetPassword\?.*$', '')
where body_text like '%/nosession/SetPassword?%';
