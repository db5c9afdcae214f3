-- What one company began is a small part of the list, and its people and machines stand together in it: walking through everybody's rows
-- for a page of it can take all of them. Each order has an index that holds a company's rows alone; the plain one serves the foreign key.
drop index inspection_company_ix;
create index inspection_company_ix on inspection (company_id);
create index inspection_company_created_ix on inspection (company_id, created_at, id) where deleted_at is null;
create index inspection_company_name_ix on inspection (company_id, name, id) where deleted_at is null;
create index inspection_company_date_ix on inspection (company_id, inspection_date, id) where deleted_at is null;
create index inspection_company_status_ix on inspection (company_id, status, id) where deleted_at is null;
create index inspection_company_serial_ix on inspection (company_id, serial_number, id) where deleted_at is null;
create index inspection_company_inspector_ix on inspection (company_id, inspector, id) where deleted_at is null;
