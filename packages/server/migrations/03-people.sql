create table company (
  id uuid not null,
  name text collate natural_order not null,
  is_provider boolean not null default false,
  deleted_at timestamptz,
  constraint company_pkey primary key (id)
);
create unique index company_name_uq on company (lower(name)) where deleted_at is null;
create unique index company_provider_uq on company (is_provider) where is_provider;

create table app_user (
  id uuid not null,
  company_id uuid not null,
  kind text not null,
  email text not null,
  name text collate natural_order not null,
  groups text[] not null default '{}',
  flags text[] not null default '{}',
  distributor_admin boolean not null default false,
  language text not null default 'en',
  -- When true, the next open point comes by itself once one is answered.
  moves_on boolean not null default true,
  oidc_issuer text,
  oidc_subject text,
  password_hash text,
  revision int not null default 1,
  activated_at timestamptz,
  expires_at timestamptz,
  deleted_at timestamptz,
  search text generated always as (lower(name || ' ' || email)) stored,
  constraint app_user_pkey primary key (id),
  constraint app_user_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint app_user_oidc_uq unique (oidc_issuer, oidc_subject),
  constraint app_user_kind_ck check (kind in ('internal', 'external')),
  constraint app_user_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint app_user_password_ck check (kind = 'external' or password_hash is null),
  constraint app_user_distributor_admin_ck check (kind = 'external' or not distributor_admin)
);
create unique index app_user_email_uq on app_user (lower(email)) where deleted_at is null;
create index app_user_company_ix on app_user (company_id, name, id);
create index app_user_expires_ix on app_user (expires_at) where deleted_at is null and kind = 'external';
-- Preferences that people choose for themselves are not part of their record.
create trigger app_user_events after insert or update or delete on app_user
  for each row execute function record_change('user', 'id', 'password_hash', 'oidc_issuer', 'oidc_subject', 'moves_on');
-- The list of external users is always narrowed to a company: its version is needed, its length is not.
select count_list('app_user', 'user', 'nothing');

-- The product categories whose points and protocols an external user sees, called divisions.
create table user_division (
  user_id uuid not null,
  product_category_id uuid not null,
  constraint user_division_pkey primary key (user_id, product_category_id),
  constraint user_division_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  constraint user_division_category_fk foreign key (product_category_id) references product_category (id) on delete restrict
);
create index user_division_category_ix on user_division (product_category_id);
create trigger user_division_events after insert or update or delete on user_division
  for each row execute function record_change('user', 'user_id', 'user_id');

-- Every request reads its session and its user in one query.
create table session (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  groups text[] not null,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint session_pkey primary key (id),
  constraint session_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  constraint session_kind_ck check (kind in ('sso', 'password', 'debug'))
);
create index session_open_ix on session (user_id) where ended_at is null;
create index session_expires_at_ix on session (expires_at);

create table password_link (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_sha256 bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_link_pkey primary key (id),
  constraint password_link_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  constraint password_link_token_uq unique (token_sha256),
  constraint password_link_purpose_ck check (purpose in ('set', 'reset'))
);
-- A newer link replaces the older one.
create unique index password_link_open_uq on password_link (user_id) where used_at is null;

-- A mail with a password link names only the person: the link is made as the mail leaves, and only its hash is ever stored.
create table password_mail (
  mail_id uuid not null,
  user_id uuid not null,
  -- The address at which the person who asked reaches the app; null where that is not known, then the public address is used.
  app_url text,
  constraint password_mail_pkey primary key (mail_id),
  constraint password_mail_mail_fk foreign key (mail_id) references mail (id) on delete cascade,
  constraint password_mail_user_fk foreign key (user_id) references app_user (id) on delete restrict
);
create index password_mail_user_ix on password_mail (user_id);

-- The people whom the provider has certified; most of them have no account.
create table certified_user (
  id uuid not null,
  email text collate natural_order not null,
  employee_id text collate natural_order not null,
  revision int not null default 1,
  deleted_at timestamptz,
  search text generated always as (lower(email || ' ' || employee_id)) stored,
  constraint certified_user_pkey primary key (id),
  constraint certified_user_email_ck check (email <> ''),
  constraint certified_user_employee_ck check (employee_id <> '')
);
create unique index certified_user_email_uq on certified_user (lower(email)) where deleted_at is null;
create index certified_user_email_ix on certified_user (email, id) where deleted_at is null;
create index certified_user_search_ix on certified_user using gin (search gin_trgm_ops) where deleted_at is null;
create trigger certified_user_events after insert or update or delete on certified_user
  for each row execute function record_change('certifiedUser', 'id');
select count_list('certified_user', 'certifiedUser', 'live');

create table certification (
  id uuid not null,
  certified_user_id uuid not null,
  product_family_id uuid not null,
  certification_date date not null,
  expiration_date date not null,
  constraint certification_pkey primary key (id),
  constraint certification_user_fk foreign key (certified_user_id) references certified_user (id) on delete cascade,
  constraint certification_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint certification_days_ck check (expiration_date >= certification_date)
);
create index certification_user_ix on certification (certified_user_id, expiration_date);
create index certification_family_ix on certification (product_family_id);
create index certification_expiration_ix on certification (expiration_date);
create trigger certification_events after insert or update or delete on certification
  for each row execute function record_change('certifiedUser', 'certified_user_id', 'certified_user_id');
select count_list('certification', 'certifiedUser', 'nothing');

-- Each reminder goes out once for an end: a certificate or an account that is prolonged has another end.
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
