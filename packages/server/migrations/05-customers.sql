create table customer (
  id uuid not null,
  -- Links to a customer that was merged lead to this one, which is itself never merged.
  merged_into uuid,
  name text collate natural_order not null,
  english_name text collate natural_order not null default '',
  mdm_customer_id text collate natural_order not null default '',
  language text not null default 'en',
  revision int not null default 1,
  deleted_at timestamptz,
  search text generated always as (lower(name || ' ' || english_name || ' ' || mdm_customer_id)) stored,
  constraint customer_pkey primary key (id),
  constraint customer_merged_into_fk foreign key (merged_into) references customer (id) on delete restrict,
  constraint customer_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint customer_merged_ck check (merged_into is null or deleted_at is not null),
  constraint customer_name_ck check (name <> '')
);
create unique index customer_mdm_uq on customer (mdm_customer_id) where deleted_at is null and mdm_customer_id <> '';
create index customer_merged_into_ix on customer (merged_into) where merged_into is not null;
create index customer_created_ix on customer (id) where deleted_at is null;
create index customer_name_ix on customer (name, id) where deleted_at is null;
create index customer_mdm_ix on customer (mdm_customer_id, id) where deleted_at is null;
create index customer_search_ix on customer using gin (search gin_trgm_ops) where deleted_at is null;
-- The import looks customers up by their name in any case.
create index customer_lower_name_ix on customer (lower(name)) where deleted_at is null;
-- Files of master data may still refer to a customer that is gone.
create index customer_gone_mdm_ix on customer (mdm_customer_id) where deleted_at is not null and mdm_customer_id <> '';
create trigger customer_events after insert or update or delete on customer
  for each row execute function record_change('customer', 'id');
select count_list('customer', 'customer', 'live');

create table customer_site (
  id uuid not null,
  customer_id uuid not null,
  name text collate natural_order not null,
  mdm_site_id text not null default '',
  mdm_type text not null default '',
  country text not null default '',
  state_province text not null default '',
  -- Says where the clocks of the site stand in a country that has several zones; empty where the country says it.
  time_zone text not null default '',
  deleted_at timestamptz,
  constraint customer_site_pkey primary key (id),
  constraint customer_site_customer_fk foreign key (customer_id) references customer (id) on delete cascade,
  -- Equipment and inspections refer to both columns, so that their site can never be another customer's.
  constraint customer_site_customer_uq unique (id, customer_id),
  constraint customer_site_name_ck check (name <> '')
);
create index customer_site_customer_ix on customer_site (customer_id, name);
create unique index customer_site_name_uq on customer_site (customer_id, lower(name)) where deleted_at is null;
create index customer_site_mdm_ix on customer_site (mdm_site_id) where deleted_at is null and mdm_site_id <> '';
create trigger customer_site_events after insert or update or delete on customer_site
  for each row execute function record_change('customer', 'customer_id');
select count_list('customer_site', 'customer', 'nothing');

create table customer_contact (
  id uuid not null,
  customer_id uuid not null,
  customer_site_id uuid,
  name text collate natural_order not null,
  email text not null default '',
  phone_number text not null default '',
  language text not null default 'en',
  deleted_at timestamptz,
  constraint customer_contact_pkey primary key (id),
  constraint customer_contact_customer_fk foreign key (customer_id) references customer (id) on delete cascade,
  constraint customer_contact_site_fk foreign key (customer_site_id, customer_id) references customer_site (id, customer_id) on delete restrict,
  constraint customer_contact_language_ck check (language in ('en', 'fi', 'sv', 'de', 'fr', 'es', 'pt', 'ru', 'zh')),
  constraint customer_contact_name_ck check (name <> '')
);
create index customer_contact_customer_ix on customer_contact (customer_id, name);
create index customer_contact_site_ix on customer_contact (customer_site_id, customer_id);
create trigger customer_contact_events after insert or update or delete on customer_contact
  for each row execute function record_change('customer', 'customer_id');
select count_list('customer_contact', 'customer', 'nothing');
