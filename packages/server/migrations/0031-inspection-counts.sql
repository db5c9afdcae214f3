-- How many inspections there are of each type and status, of all companies or of one, is read from this index alone: equal entries
-- take next to no room in it.
create index inspection_count_ix on inspection (company_id, type, status) where deleted_at is null;
