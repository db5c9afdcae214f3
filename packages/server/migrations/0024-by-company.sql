-- To refuse a distributor a serial number that another company has recorded would tell of that machine. A distributor's machine is
-- therefore matched or made among those that the distributor may see; the provider's own stay unique, and staff see the doubles.
alter table equipment
  -- The distributor whose people added it; null for the provider's staff and for imports.
  add column added_by_company_id uuid,
  add constraint equipment_added_by_fk foreign key (added_by_company_id) references company (id) on delete restrict;
create index equipment_added_by_ix on equipment (added_by_company_id) where added_by_company_id is not null;

drop index equipment_serial_uq;
create unique index equipment_serial_uq on equipment (product_family_id, serial_key)
  where deleted_at is null and serial_key <> '' and added_by_company_id is null;
create index equipment_serial_key_ix on equipment (product_family_id, serial_key) where deleted_at is null and serial_key <> '';

drop trigger equipment_events on equipment;
create trigger equipment_events after insert or update or delete on equipment
  for each row execute function record_change('equipment', 'id', 'last_inspected_at', 'added_by_company_id');
