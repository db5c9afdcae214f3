-- Spreadsheets of translators come back as an import with preview.
alter table import drop constraint import_noun_ck;
alter table import add constraint import_noun_ck check (noun in ('customers', 'equipments', 'translations'));
alter table import_write drop constraint import_write_target_ck;
alter table import_write add constraint import_write_target_ck
  check (target in ('customer', 'customer_site', 'customer_contact', 'equipment', 'point_translation'));

-- A preview compares English texts and translations: whatever changes one of them makes another version of both.
create trigger texts_changed after update of name, description, deleted_at on inspection_point
  for each statement execute function note_list_change('pointText', 'nothing');
create trigger translations_changed after insert or update or delete on point_translation
  for each statement execute function note_list_change('pointText', 'nothing');
