-- Equipment is listed by its customer, its site and its last visit too; what was never visited comes before everything that was.
create index equipment_customer_name_ix on equipment (customer_name, id) where deleted_at is null;
create index equipment_site_name_ix on equipment (site_name, id) where deleted_at is null;
create index equipment_last_visit_ix on equipment (coalesce(last_inspected_at, '-infinity'), id) where deleted_at is null;
-- To people from outside the last visit is their own company's.
create index equipment_company_last_visit_ix on equipment_company (company_id, coalesce(last_inspected_at, '-infinity'), equipment_id);
