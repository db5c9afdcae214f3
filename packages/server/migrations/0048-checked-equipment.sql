-- What a distributor recorded is theirs to correct until staff have changed it.
alter table equipment add column checked_by_staff boolean not null default false;

alter table equipment disable trigger user;
update equipment set checked_by_staff = true
where exists (
  select from event join app_user on app_user.id = event.actor_id
  where event.record_type = 'equipment' and event.record_id = equipment.id and app_user.kind = 'internal');
alter table equipment enable trigger user;

drop trigger equipment_events on equipment;
create trigger equipment_events after insert or update or delete on equipment for each row
  execute function record_change('equipment', 'id', 'last_inspected_at', 'added_by_company_id', 'customer_name', 'site_name', 'checked_by_staff');
