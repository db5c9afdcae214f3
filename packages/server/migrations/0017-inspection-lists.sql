-- A page of what one company began is read from the index alone, which knows no deleted ones; the plain one serves the foreign key.
drop index inspection_company_ix;
create index inspection_company_ix on inspection (company_id);
create index inspection_company_date_ix on inspection (company_id, inspection_date, id) where deleted_at is null;
