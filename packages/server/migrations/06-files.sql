-- Bytes are stored first and their row after: a file begins as pending, is kept by the transaction of the write that needs it, and is doomed
-- once nothing needs it. Only the storage sweeper removes bytes.
create table stored_file (
  id uuid not null,
  -- The company of the person who uploaded it, whose quota it counts against; null for files that the product makes.
  company_id uuid,
  storage_key text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 bytea not null,
  state text not null default 'pending',
  created_at timestamptz not null,
  -- The bytes of a doomed file go at this moment.
  delete_after timestamptz,
  constraint stored_file_pkey primary key (id),
  constraint stored_file_storage_key_uq unique (storage_key),
  constraint stored_file_state_ck check (state in ('pending', 'kept', 'doomed')),
  constraint stored_file_delete_after_ck check ((state = 'doomed') = (delete_after is not null)),
  constraint stored_file_company_fk foreign key (company_id) references company (id) on delete restrict
);
create index stored_file_pending_ix on stored_file (created_at) where state = 'pending';
create index stored_file_doomed_ix on stored_file (delete_after) where state = 'doomed';
create index stored_file_company_ix on stored_file (company_id);

-- Adds up what the files of a company take, so that its quota is looked up in one row.
create table company_storage (
  company_id uuid not null,
  bytes bigint not null,
  constraint company_storage_pkey primary key (company_id),
  constraint company_storage_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint company_storage_bytes_ck check (bytes >= 0)
);

-- Holds what somebody may send or has sent until it becomes part of a record.
create table upload (
  id uuid not null,
  owner_user_id uuid not null,
  stored_file_id uuid,
  purpose text not null,
  file_name text not null,
  -- Hash of the bytes as they came, which tells a repeat from another file.
  received_sha256 bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint upload_pkey primary key (id),
  constraint upload_purpose_ck check (purpose in ('image', 'document')),
  constraint upload_owner_fk foreign key (owner_user_id) references app_user (id) on delete restrict,
  constraint upload_stored_file_fk foreign key (stored_file_id) references stored_file (id) on delete restrict
);
create index upload_owner_ix on upload (owner_user_id);
create index upload_stored_file_ix on upload (stored_file_id);
create index upload_expires_at_ix on upload (expires_at);

create table image (
  id uuid not null,
  owner_user_id uuid not null,
  original_file_id uuid not null,
  report_file_id uuid not null,
  thumbnail_file_id uuid not null,
  -- The picture that somebody drew on, which this one is shown in place of, and which goes with this one.
  marked_from uuid,
  protocol_point_id uuid,
  index int,
  name text not null,
  content_type text not null,
  width int not null,
  height int not null,
  created_at timestamptz not null,
  -- Only the uploader sees an image until a record shows it; one that no record shows is removed.
  bound_at timestamptz,
  constraint image_pkey primary key (id),
  constraint image_content_type_ck check (content_type in ('image/jpeg', 'image/png')),
  constraint image_original_fk foreign key (original_file_id) references stored_file (id) on delete restrict,
  constraint image_report_fk foreign key (report_file_id) references stored_file (id) on delete restrict,
  constraint image_thumbnail_fk foreign key (thumbnail_file_id) references stored_file (id) on delete restrict,
  constraint image_owner_fk foreign key (owner_user_id) references app_user (id) on delete restrict,
  constraint image_marked_from_fk foreign key (marked_from) references image (id) on delete set null
);
create index image_original_ix on image (original_file_id);
create index image_report_ix on image (report_file_id);
create index image_thumbnail_ix on image (thumbnail_file_id);
create index image_owner_ix on image (owner_user_id);
create index image_unbound_ix on image (created_at) where bound_at is null;
create index image_marked_from_ix on image (marked_from) where marked_from is not null;
