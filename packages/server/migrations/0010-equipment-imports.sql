-- Equipment is imported as customers are.
alter table import drop constraint import_noun_ck;
alter table import add constraint import_noun_ck check (noun in ('customers', 'equipments'));
alter table import_write drop constraint import_write_target_ck;
alter table import_write add constraint import_write_target_ck
  check (target in ('customer', 'customer_site', 'customer_contact', 'equipment'));
