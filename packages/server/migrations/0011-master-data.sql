-- What the last import of master data could not take, as far as it is worth keeping.
create table master_data_fault (
  id bigint generated always as identity,
  file text not null,
  line int not null,
  -- The title of the column; empty where the whole line is meant.
  column_title text not null,
  message text not null,
  constraint master_data_fault_pkey primary key (id)
);

-- Which line of a file spoke of a record first: kept here, because memory has a bound and files have none.
create unlogged table master_data_key (
  file text not null,
  key text not null,
  line int not null,
  constraint master_data_key_pkey primary key (file, key)
);

-- References between the files, to records that are gone too.
create index customer_gone_mdm_ix on customer (mdm_customer_id) where deleted_at is not null and mdm_customer_id <> '';
create index customer_site_mdm_ix on customer_site (mdm_site_id) where deleted_at is null and mdm_site_id <> '';
create index equipment_gone_mdm_ix on equipment (mdm_equipment_id) where deleted_at is not null and mdm_equipment_id <> '';
