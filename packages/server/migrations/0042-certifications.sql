-- Whom the provider has certified for which product families, and until when.
create table certified_user (
  id uuid not null,
  email text collate natural_order not null,
  employee_id text collate natural_order not null,
  deleted_at timestamptz,
  revision int not null default 1,
  search text generated always as (lower(email || ' ' || employee_id)) stored,
  constraint certified_user_pkey primary key (id),
  constraint certified_user_email_ck check (email <> ''),
  constraint certified_user_employee_ck check (employee_id <> '')
);
create unique index certified_user_email_uq on certified_user (lower(email)) where deleted_at is null;
create index certified_user_email_ix on certified_user (email, id) where deleted_at is null;
create index certified_user_search_ix on certified_user using gin (search gin_trgm_ops) where deleted_at is null;

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

create trigger certified_user_events after insert or update or delete on certified_user
  for each row execute function record_change('certifiedUser', 'id');
create trigger certification_events after insert or update or delete on certification
  for each row execute function record_change('certifiedUser', 'certified_user_id', 'certified_user_id');

select count_list('certified_user', 'certifiedUser', 'live');
select count_list('certification', 'certifiedUser', '');

-- What whoever started an inspection was certified for on that day, as their reviewer sees it. Whatever becomes of the
-- certificate later, this stays; it is null for inspections from before certificates were looked at.
alter table inspection
  add column certificate text,
  add constraint inspection_certificate_ck check (certificate in ('valid', 'expired', 'none'));
drop trigger inspection_events on inspection;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at', 'certificate');
