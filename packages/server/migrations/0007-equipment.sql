create table equipment (
  id uuid not null,
  serial_number text collate natural_order not null default '',
  -- What makes two spellings of a serial number the same.
  serial_key text generated always as (upper(replace(serial_number, ' ', ''))) stored,
  nick_name text collate natural_order not null default '',
  product_family_id uuid not null,
  family_name text collate natural_order not null,
  product_model_id uuid not null,
  model_name text collate natural_order not null,
  customer_id uuid,
  customer_site_id uuid,
  mdm_equipment_id text collate natural_order not null default '',
  last_inspected_at timestamptz,
  deleted_at timestamptz,
  revision int not null default 1,
  search text generated always as (
    lower(serial_number || ' ' || nick_name || ' ' || mdm_equipment_id || ' ' || family_name || ' ' || model_name)) stored,
  constraint equipment_pkey primary key (id),
  constraint equipment_family_fk foreign key (product_family_id, family_name) references product_family (id, name) on update cascade on delete restrict,
  constraint equipment_model_fk foreign key (product_model_id, model_name) references product_model (id, name) on update cascade on delete restrict,
  constraint equipment_model_in_family_fk foreign key (product_model_id, product_family_id) references product_model (id, product_family_id) on delete restrict,
  constraint equipment_customer_fk foreign key (customer_id) references customer (id) on delete restrict,
  -- A site that changes hands takes its machines along.
  constraint equipment_site_fk foreign key (customer_site_id, customer_id) references customer_site (id, customer_id) on update cascade on delete restrict,
  constraint equipment_site_ck check (customer_site_id is null or customer_id is not null),
  constraint equipment_name_ck check (serial_number <> '' or nick_name <> '')
);
create unique index equipment_mdm_uq on equipment (mdm_equipment_id) where deleted_at is null and mdm_equipment_id <> '';
-- Makes match-or-create free of races.
create unique index equipment_serial_uq on equipment (product_family_id, serial_key) where deleted_at is null and serial_key <> '';
create index equipment_created_ix on equipment (id) where deleted_at is null;
create index equipment_serial_ix on equipment (serial_number, id) where deleted_at is null;
create index equipment_nick_ix on equipment (nick_name, id) where deleted_at is null;
create index equipment_mdm_ix on equipment (mdm_equipment_id, id) where deleted_at is null;
create index equipment_family_ix on equipment (family_name, id) where deleted_at is null;
create index equipment_model_ix on equipment (model_name, id) where deleted_at is null;
create index equipment_search_ix on equipment using gin (search gin_trgm_ops) where deleted_at is null;
create index equipment_family_fk_ix on equipment (product_family_id, family_name);
create index equipment_model_fk_ix on equipment (product_model_id, model_name);
create index equipment_model_in_family_ix on equipment (product_model_id, product_family_id);
create index equipment_customer_ix on equipment (customer_id, serial_number);
create index equipment_site_ix on equipment (customer_site_id, customer_id);

-- Which companies a machine is assigned to or was inspected by: what external users may see of equipment and customers.
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

create trigger equipment_events after insert or update or delete on equipment
  for each row execute function record_change('equipment', 'id', 'last_inspected_at');
create trigger equipment_company_events after insert or update or delete on equipment_company
  for each row execute function record_change('equipment', 'equipment_id', 'last_inspected_at');

select count_list('equipment', 'equipment', 'live');
select count_list('equipment_company', 'equipment', '');
