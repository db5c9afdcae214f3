-- What administrators do, newest first, among all that happens; the kinds are those of domain/admin-events.ts.
create index event_admin_ix on event (at desc, id desc)
  where record_type in ('user', 'backgroundService', 'debugToken', 'certifiedUser');

-- The history of a family tells the name of a model apart from its own.
create function record_model_name() returns trigger language plpgsql as $$
begin
  if setting_or_null('assay.events') = 'summary' then return null; end if;
  insert into event (actor_id, actor_name, request_id, record_type, record_id, action, changes)
  values (
    setting_or_null('assay.actor')::uuid, setting_or_null('assay.actor_name'), setting_or_null('assay.request'),
    'productFamily', new.product_family_id, 'model renamed',
    jsonb_build_array(jsonb_build_object('field', 'model', 'from', old.name, 'to', new.name))
  );
  return null;
end $$;
drop trigger product_model_events on product_model;
create trigger product_model_events after insert or delete on product_model
  for each row execute function record_change('productFamily', 'product_family_id');
create trigger product_model_renamed after update on product_model
  for each row when (old.name is distinct from new.name) execute function record_model_name();
