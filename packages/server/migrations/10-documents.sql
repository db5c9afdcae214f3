create table document_category (
  id uuid not null,
  parent_id uuid,
  name text collate natural_order not null,
  revision int not null default 1,
  constraint document_category_pkey primary key (id),
  constraint document_category_parent_fk foreign key (parent_id) references document_category (id) on delete restrict,
  constraint document_category_name_ck check (name <> ''),
  constraint document_category_own_parent_ck check (parent_id <> id)
);
create unique index document_category_name_uq on document_category (parent_id, lower(name)) nulls not distinct;
create trigger document_category_events after insert or update or delete on document_category
  for each row execute function record_change('documentCategory', 'id');

-- A document belongs to the provider, or to the distributor at whose own point it was uploaded.
create table document (
  id uuid not null,
  -- Null for the provider's.
  company_id uuid,
  document_category_id uuid,
  name text collate natural_order not null,
  description text not null default '',
  source_system text not null default '',
  -- The facts of the current version are repeated here, so that lists read one table.
  current_version int not null,
  file_type text not null,
  file_size bigint not null,
  revision int not null default 1,
  uploaded_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  search text generated always as (lower(name || ' ' || description)) stored,
  constraint document_pkey primary key (id),
  constraint document_category_fk foreign key (document_category_id) references document_category (id) on delete restrict,
  constraint document_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint document_name_ck check (name <> ''),
  constraint document_version_ck check (current_version >= 1)
);
create index document_category_ix on document (document_category_id, name, id) where deleted_at is null;
create index document_name_ix on document (name, id) where deleted_at is null;
create index document_company_ix on document (company_id) where company_id is not null;
create index document_search_ix on document using gin (search gin_trgm_ops) where deleted_at is null;
-- The storage sweeper looks for deleted ones every hour.
create index document_deleted_ix on document (deleted_at) where deleted_at is not null;
create trigger document_events after insert or update or delete on document
  for each row execute function record_change('document', 'id', 'company_id', 'source_system', 'file_type', 'file_size',
    'uploaded_at', 'created_at');

-- A version never changes, whatever comes after it.
create table document_version (
  document_id uuid not null,
  version int not null,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  file_size bigint not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null,
  constraint document_version_pkey primary key (document_id, version),
  constraint document_version_document_fk foreign key (document_id) references document (id) on delete cascade,
  constraint document_version_file_fk foreign key (file_id) references stored_file (id) on delete restrict,
  constraint document_version_uploaded_by_fk foreign key (uploaded_by) references app_user (id) on delete restrict
);
create index document_version_file_ix on document_version (file_id);
create index document_version_uploaded_by_ix on document_version (uploaded_by);
-- The history has the number of the current version from the document, so this leaves the rest out.
create trigger document_version_events after insert or update or delete on document_version
  for each row execute function record_change('document', 'document_id', 'document_id', 'version', 'file_id', 'file_type',
    'file_size', 'uploaded_by', 'uploaded_at');

-- A link goes with either of its ends: a product that nothing else needs may be removed.
create table document_point (
  document_id uuid not null,
  inspection_point_id uuid not null,
  constraint document_point_pkey primary key (document_id, inspection_point_id),
  constraint document_point_document_fk foreign key (document_id) references document (id) on delete cascade,
  constraint document_point_point_fk foreign key (inspection_point_id) references inspection_point (id) on delete cascade
);
create index document_point_point_ix on document_point (inspection_point_id);
create trigger document_point_events after insert or update or delete on document_point
  for each row execute function record_change('document', 'document_id', 'document_id');

create table document_family (
  document_id uuid not null,
  product_family_id uuid not null,
  constraint document_family_pkey primary key (document_id, product_family_id),
  constraint document_family_document_fk foreign key (document_id) references document (id) on delete cascade,
  constraint document_family_family_fk foreign key (product_family_id) references product_family (id) on delete cascade
);
create index document_family_family_ix on document_family (product_family_id);
create trigger document_family_events after insert or update or delete on document_family
  for each row execute function record_change('document', 'document_id', 'document_id');

create table document_model (
  document_id uuid not null,
  product_model_id uuid not null,
  constraint document_model_pkey primary key (document_id, product_model_id),
  constraint document_model_document_fk foreign key (document_id) references document (id) on delete cascade,
  constraint document_model_model_fk foreign key (product_model_id) references product_model (id) on delete cascade
);
create index document_model_model_ix on document_model (product_model_id);
create trigger document_model_events after insert or update or delete on document_model
  for each row execute function record_change('document', 'document_id', 'document_id');

create table document_package (
  id uuid not null,
  name text collate natural_order not null,
  type text not null,
  revision int not null default 1,
  constraint document_package_pkey primary key (id),
  constraint document_package_name_ck check (name <> ''),
  constraint document_package_type_ck check (type in ('Auto', 'Proposed', 'Manual'))
);
create unique index document_package_name_uq on document_package (lower(name));
create trigger document_package_events after insert or update or delete on document_package
  for each row execute function record_change('documentPackage', 'id');

create table document_package_item (
  document_package_id uuid not null,
  document_id uuid not null,
  constraint document_package_item_pkey primary key (document_package_id, document_id),
  constraint document_package_item_package_fk foreign key (document_package_id) references document_package (id) on delete cascade,
  constraint document_package_item_document_fk foreign key (document_id) references document (id) on delete cascade
);
create index document_package_item_document_ix on document_package_item (document_id);
create trigger document_package_item_events after insert or update or delete on document_package_item
  for each row execute function record_change('documentPackage', 'document_package_id', 'document_package_id');
