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
  kind text not null,
  email text not null,
  name text collate natural_order not null,
  company_id uuid not null,
  groups text[] not null default '{}',
  flags text[] not null default '{}',
  oidc_issuer text,
  oidc_subject text,
  password_hash text,
  distributor_admin boolean not null default false,
  language text not null default 'en',
  activated_at timestamptz,
  expires_at timestamptz,
  deleted_at timestamptz,
  revision int not null default 1,
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

create trigger app_user_events after insert or update or delete on app_user
  for each row execute function record_change('user', 'id', 'password_hash', 'oidc_issuer', 'oidc_subject');

-- Read on every request, joined with its user: one query.
create table session (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  groups text[] not null,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  user_agent text not null,
  address text not null,
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
