-- A machine is found by its customer and its site, and its list shows both: it keeps their names, as it keeps those of its product.
-- Triggers write them, because machines change hands in many ways: by hand, by imports, by merges, and with a site that is sold.
alter table equipment
  add column customer_name text collate natural_order not null default '',
  add column site_name text collate natural_order not null default '';
-- Nothing has happened to the machines: neither their history nor their list is another.
alter table equipment disable trigger user;
update equipment set customer_name = customer.name,
  site_name = coalesce((select site.name from customer_site site where site.id = equipment.customer_site_id), '')
from customer where customer.id = equipment.customer_id;
alter table equipment enable trigger user;
alter table equipment drop column search;
alter table equipment add column search text generated always as (
  lower(serial_number || ' ' || nick_name || ' ' || mdm_equipment_id || ' ' || family_name || ' ' || model_name
    || ' ' || customer_name || ' ' || site_name)) stored;
create index equipment_search_ix on equipment using gin (search gin_trgm_ops) where deleted_at is null;

create function name_equipment_place() returns trigger language plpgsql as $$
begin
  -- A name that is being changed is waited for: otherwise the old one would stay.
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

drop trigger equipment_events on equipment;
create trigger equipment_events after insert or update or delete on equipment for each row
  execute function record_change('equipment', 'id', 'last_inspected_at', 'added_by_company_id', 'customer_name', 'site_name');
