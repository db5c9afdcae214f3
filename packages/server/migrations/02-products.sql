create table product_category (
  id uuid not null,
  -- The code of the product refers to a category by this, whatever people call it.
  code text not null,
  name text collate natural_order not null,
  constraint product_category_pkey primary key (id),
  constraint product_category_name_uq unique (name),
  constraint product_category_code_uq unique (code),
  constraint product_category_copy_uq unique (id, name)
);

create table product_family (
  id uuid not null,
  product_category_id uuid not null,
  -- Lists sort by the name of the category, so each family has a copy, which the foreign key keeps true.
  category_name text collate natural_order not null,
  name text collate natural_order not null,
  long_name text collate natural_order not null default '',
  division text not null default '',
  revision int not null default 1,
  search text generated always as (lower(name || ' ' || long_name || ' ' || category_name)) stored,
  constraint product_family_pkey primary key (id),
  constraint product_family_category_fk foreign key (product_category_id, category_name)
    references product_category (id, name) on update cascade on delete restrict,
  constraint product_family_copy_uq unique (id, name),
  constraint product_family_name_ck check (name <> '')
);
create unique index product_family_name_uq on product_family (lower(name));
create index product_family_name_ix on product_family (name, id);
create index product_family_category_name_ix on product_family (category_name, id);
create index product_family_category_ix on product_family (product_category_id, category_name);
create index product_family_search_ix on product_family using gin (search gin_trgm_ops);
create trigger product_family_events after insert or update or delete on product_family
  for each row execute function record_change('productFamily', 'id');
select count_list('product_family', 'productFamily', 'rows');

create table product_model (
  id uuid not null,
  product_family_id uuid not null,
  name text collate natural_order not null,
  revision int not null default 1,
  search text generated always as (lower(name)) stored,
  constraint product_model_pkey primary key (id),
  constraint product_model_family_fk foreign key (product_family_id) references product_family (id) on delete restrict,
  constraint product_model_copy_uq unique (id, name),
  constraint product_model_in_family_uq unique (id, product_family_id),
  constraint product_model_name_ck check (name <> '')
);
create unique index product_model_name_uq on product_model (product_family_id, lower(name));
create index product_model_name_ix on product_model (product_family_id, name, id);

-- The history of a family tells the new name of a model from a new name of the family.
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
create trigger product_model_events after insert or delete on product_model
  for each row execute function record_change('productFamily', 'product_family_id');
create trigger product_model_renamed after update on product_model
  for each row when (old.name is distinct from new.name) execute function record_model_name();
select count_list('product_model', 'productModel', 'rows');
