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

-- Phases that distributors add are their own; those of the provider are everybody's.
alter table phase
  add column company_id uuid,
  add constraint phase_company_fk foreign key (company_id) references company (id) on delete restrict;
create index phase_company_ix on phase (company_id);
-- Until now nobody noted whose a phase is: one that a single distributor uses, and nobody else, is that distributor's.
update phase set company_id = used.company_id
from (
  select pp.phase_id, (array_agg(distinct p.company_id))[1] as company_id
  from protocol_phase pp join protocol p on p.id = pp.protocol_id join company c on c.id = p.company_id
  group by pp.phase_id having count(distinct p.company_id) = 1 and not bool_or(c.is_provider)
) used
where used.phase_id = phase.id and lower(phase.name) not in ('stopped', 'start-up', 'running empty', 'running under load', 'after stopping');
drop index phase_name_uq;
create unique index phase_name_uq on phase (lower(name), company_id) nulls not distinct;

-- Whether an id is taken elsewhere is not for its sender to learn: two inspections may have a finding of the same id.
alter table finding
  -- The id that its sender gave it, where a finding of another inspection has that one already.
  add column known_as uuid;
create unique index finding_known_as_uq on finding (known_as, inspection_id) where known_as is not null;
alter table priority_action add column known_as uuid;
create unique index priority_action_known_as_uq on priority_action (known_as, inspection_id) where known_as is not null;
drop trigger finding_events on finding;
create trigger finding_events after insert or update or delete on finding
  for each row execute function record_change('inspection', 'inspection_id', 'inspection_id', 'equipment_id', 'index', 'closed_at', 'known_as');
drop trigger priority_action_events on priority_action;
create trigger priority_action_events after insert or update or delete on priority_action
  for each row execute function record_change('inspection', 'inspection_id', 'inspection_id', 'equipment_id', 'index', 'closed_at', 'known_as');

-- Likewise a point that was added to a run: what its result names is the sender's, its row has an id of its own.
alter table run_extra_point add column point_key uuid;
update run_extra_point set point_key = id;
alter table run_extra_point
  alter column point_key set not null,
  add constraint run_extra_point_key_uq unique (run_id, point_key);
