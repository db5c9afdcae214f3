-- The service dashboards read what was serviced from this index alone: submitted inspections by their day. One that was sent back was
-- submitted before, which is what its reason tells. Queries repeat the condition (features/equipment/serviced.queries.ts).
create index inspection_serviced_ix on inspection (inspection_date, equipment_id, company_id)
  where deleted_at is null and (status <> 'In_Use' or sent_back_reason <> '');
-- How many inspections there are of each status and rating; equal entries take next to no room in it.
create index inspection_summary_ix on inspection (company_id, status, rating) where deleted_at is null;
-- What is open, of each visit.
create index finding_open_ix on finding (visit_id) where state = 'open';
