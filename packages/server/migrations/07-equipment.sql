create table equipment (
  id uuid not null,
  product_family_id uuid not null,
  product_model_id uuid not null,
  customer_id uuid,
  customer_site_id uuid,
  -- The distributor whose people added it; null for the provider's staff and for imports.
  added_by_company_id uuid,
  serial_number text collate natural_order not null default '',
  -- Two spellings of one serial number have the same key.
  serial_key text generated always as (upper(replace(serial_number, ' ', ''))) stored,
  nick_name text collate natural_order not null default '',
  mdm_equipment_id text collate natural_order not null default '',
  -- Lists show, sort and search by these names. Foreign keys keep those of the product true, triggers those of the customer and the site.
  family_name text collate natural_order not null,
  model_name text collate natural_order not null,
  customer_name text collate natural_order not null default '',
  site_name text collate natural_order not null default '',
  -- A distributor may correct what it recorded until staff have changed it.
  checked_by_staff boolean not null default false,
  revision int not null default 1,
  last_inspected_at timestamptz,
  deleted_at timestamptz,
  search text generated always as (
    lower(serial_number || ' ' || nick_name || ' ' || mdm_equipment_id || ' ' || family_name || ' ' || model_name
      || ' ' || customer_name || ' ' || site_name)) stored,
  constraint equipment_pkey primary key (id),
  constraint equipment_family_fk foreign key (product_family_id, family_name)
    references product_family (id, name) on update cascade on delete restrict,
  constraint equipment_model_fk foreign key (product_model_id, model_name)
    references product_model (id, name) on update cascade on delete restrict,
  constraint equipment_model_in_family_fk foreign key (product_model_id, product_family_id)
    references product_model (id, product_family_id) on delete restrict,
  constraint equipment_customer_fk foreign key (customer_id) references customer (id) on delete restrict,
  -- A site that is sold to another customer takes its machines along.
  constraint equipment_site_fk foreign key (customer_site_id, customer_id)
    references customer_site (id, customer_id) on update cascade on delete restrict,
  constraint equipment_added_by_fk foreign key (added_by_company_id) references company (id) on delete restrict,
  constraint equipment_site_ck check (customer_site_id is null or customer_id is not null),
  constraint equipment_name_ck check (serial_number <> '' or nick_name <> '')
);
create unique index equipment_mdm_uq on equipment (mdm_equipment_id) where deleted_at is null and mdm_equipment_id <> '';
-- Finding a machine or else making it needs no lock with this. It holds for the provider's own machines alone: refusing a distributor a serial
-- number would tell them of another company's machine, so they may repeat one, and staff see both.
create unique index equipment_serial_uq on equipment (product_family_id, serial_key)
  where deleted_at is null and serial_key <> '' and added_by_company_id is null;
create index equipment_serial_key_ix on equipment (product_family_id, serial_key) where deleted_at is null and serial_key <> '';
create index equipment_created_ix on equipment (id) where deleted_at is null;
create index equipment_serial_ix on equipment (serial_number, id) where deleted_at is null;
create index equipment_nick_ix on equipment (nick_name, id) where deleted_at is null;
create index equipment_mdm_ix on equipment (mdm_equipment_id, id) where deleted_at is null;
create index equipment_family_ix on equipment (family_name, id) where deleted_at is null;
create index equipment_model_ix on equipment (model_name, id) where deleted_at is null;
create index equipment_customer_name_ix on equipment (customer_name, id) where deleted_at is null;
create index equipment_site_name_ix on equipment (site_name, id) where deleted_at is null;
-- Machines that were never visited come before all others.
create index equipment_last_visit_ix on equipment (coalesce(last_inspected_at, '-infinity'), id) where deleted_at is null;
create index equipment_search_ix on equipment using gin (search gin_trgm_ops) where deleted_at is null;
create index equipment_family_fk_ix on equipment (product_family_id, family_name);
create index equipment_model_fk_ix on equipment (product_model_id, model_name);
create index equipment_model_in_family_ix on equipment (product_model_id, product_family_id);
create index equipment_customer_ix on equipment (customer_id, serial_number);
create index equipment_site_ix on equipment (customer_site_id, customer_id);
create index equipment_added_by_ix on equipment (added_by_company_id) where added_by_company_id is not null;
-- Files of master data may still refer to a machine that is gone.
create index equipment_gone_mdm_ix on equipment (mdm_equipment_id) where deleted_at is not null and mdm_equipment_id <> '';
create trigger equipment_events after insert or update or delete on equipment for each row
  execute function record_change('equipment', 'id', 'last_inspected_at', 'added_by_company_id', 'customer_name', 'site_name', 'checked_by_staff');
select count_list('equipment', 'equipment', 'live');

-- Triggers write the names of customer and site, because machines change hands in many ways: by hand, by imports, by merges and with a site
-- that is sold.
create function name_equipment_place() returns trigger language plpgsql as $$
begin
  -- The share lock waits for a name that is being changed: otherwise the old one would stay.
  new.customer_name := coalesce((select name from customer where id = new.customer_id for share), '');
  new.site_name := coalesce((select name from customer_site where id = new.customer_site_id for share), '');
  return new;
end $$;
create trigger equipment_place_insert before insert on equipment for each row
  when (new.customer_id is not null) execute function name_equipment_place();
create trigger equipment_place_update before update of customer_id, customer_site_id on equipment for each row
  when (new.customer_id is distinct from old.customer_id or new.customer_site_id is distinct from old.customer_site_id)
  execute function name_equipment_place();

create function rename_equipment_customer() returns trigger language plpgsql as $$
begin
  update equipment set customer_name = new.name where customer_id = new.id;
  return null;
end $$;
create trigger customer_equipment_name after update of name on customer for each row
  when (new.name is distinct from old.name) execute function rename_equipment_customer();

create function rename_equipment_site() returns trigger language plpgsql as $$
begin
  update equipment set site_name = new.name where customer_site_id = new.id;
  return null;
end $$;
create trigger site_equipment_name after update of name on customer_site for each row
  when (new.name is distinct from old.name) execute function rename_equipment_site();

-- External users see the machines that their company is assigned to or has inspected, and the customers of these.
create table equipment_company (
  equipment_id uuid not null,
  company_id uuid not null,
  assigned boolean not null default false,
  last_inspected_at timestamptz,
  constraint equipment_company_pkey primary key (equipment_id, company_id),
  constraint equipment_company_equipment_fk foreign key (equipment_id) references equipment (id) on delete cascade,
  constraint equipment_company_company_fk foreign key (company_id) references company (id) on delete restrict
);
create index equipment_company_company_ix on equipment_company (company_id, equipment_id);
-- External users see the last visit of their own company as the last visit.
create index equipment_company_last_visit_ix on equipment_company (company_id, coalesce(last_inspected_at, '-infinity'), equipment_id);
create trigger equipment_company_events after insert or update or delete on equipment_company
  for each row execute function record_change('equipment', 'equipment_id', 'last_inspected_at');
select count_list('equipment_company', 'equipment', 'nothing');

create table equipment_image (
  equipment_id uuid not null,
  image_id uuid not null,
  index int not null,
  -- The history shows this name after the picture is gone.
  photo_name text not null,
  constraint equipment_image_pkey primary key (equipment_id, image_id),
  constraint equipment_image_equipment_fk foreign key (equipment_id) references equipment (id) on delete cascade,
  constraint equipment_image_image_fk foreign key (image_id) references image (id) on delete restrict,
  constraint equipment_image_index_uq unique (equipment_id, index) deferrable initially deferred
);
create index equipment_image_image_ix on equipment_image (image_id);
create trigger equipment_image_events after insert or update or delete on equipment_image
  for each row execute function record_change('equipment', 'equipment_id', 'equipment_id', 'image_id', 'index');
