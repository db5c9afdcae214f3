-- What waits for review is little among much: a company finds its own without looking through the rest.
create index inspection_company_waiting_ix on inspection (company_id, inspection_date, id)
  where status = 'Waiting' and deleted_at is null;
