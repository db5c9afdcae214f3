-- Bytes first, row after: a file is stored as pending, kept by the transaction of the write that needs it,
-- doomed when nothing needs it any more; the sweeper alone removes bytes.
create table stored_file (
  id uuid not null,
  storage_key text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 bytea not null,
  state text not null default 'pending',
  created_at timestamptz not null,
  -- When a doomed file's bytes go.
  delete_after timestamptz,
  constraint stored_file_pkey primary key (id),
  constraint stored_file_storage_key_uq unique (storage_key),
  constraint stored_file_state_ck check (state in ('pending', 'kept', 'doomed')),
  constraint stored_file_delete_after_ck check ((state = 'doomed') = (delete_after is not null))
);
create index stored_file_pending_ix on stored_file (created_at) where state = 'pending';
create index stored_file_doomed_ix on stored_file (delete_after) where state = 'doomed';

-- What somebody has sent or may send, until it becomes part of a record.
create table upload (
  id uuid not null,
  purpose text not null,
  owner_user_id uuid not null,
  file_name text not null,
  expires_at timestamptz not null,
  -- Of the bytes as they came: a repeat is told from another file.
  received_sha256 bytea,
  stored_file_id uuid,
  created_at timestamptz not null,
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
  name text not null,
  content_type text not null,
  width int not null,
  height int not null,
  original_file_id uuid not null,
  report_file_id uuid not null,
  thumbnail_file_id uuid not null,
  owner_user_id uuid not null,
  protocol_point_id uuid,
  index int,
  -- Until a record shows it, an image is its uploader's alone, and goes when nobody uses it.
  bound_at timestamptz,
  created_at timestamptz not null,
  constraint image_pkey primary key (id),
  constraint image_content_type_ck check (content_type in ('image/jpeg', 'image/png')),
  constraint image_original_fk foreign key (original_file_id) references stored_file (id) on delete restrict,
  constraint image_report_fk foreign key (report_file_id) references stored_file (id) on delete restrict,
  constraint image_thumbnail_fk foreign key (thumbnail_file_id) references stored_file (id) on delete restrict,
  constraint image_owner_fk foreign key (owner_user_id) references app_user (id) on delete restrict
);
create index image_original_ix on image (original_file_id);
create index image_report_ix on image (report_file_id);
create index image_thumbnail_ix on image (thumbnail_file_id);
create index image_owner_ix on image (owner_user_id);
create index image_unbound_ix on image (created_at) where bound_at is null;

create table voice_comment (
  id uuid not null,
  file_id uuid not null,
  owner_user_id uuid not null,
  bound_at timestamptz,
  created_at timestamptz not null,
  constraint voice_comment_pkey primary key (id),
  constraint voice_comment_file_fk foreign key (file_id) references stored_file (id) on delete restrict,
  constraint voice_comment_owner_fk foreign key (owner_user_id) references app_user (id) on delete restrict
);
create index voice_comment_file_ix on voice_comment (file_id);
create index voice_comment_owner_ix on voice_comment (owner_user_id);
create index voice_comment_unbound_ix on voice_comment (created_at) where bound_at is null;

-- The pictures of a machine.
create table equipment_image (
  equipment_id uuid not null,
  image_id uuid not null,
  index int not null,
  -- For the history, which outlives the picture.
  photo_name text not null,
  constraint equipment_image_pkey primary key (equipment_id, image_id),
  constraint equipment_image_equipment_fk foreign key (equipment_id) references equipment (id) on delete cascade,
  constraint equipment_image_image_fk foreign key (image_id) references image (id) on delete restrict,
  constraint equipment_image_index_uq unique (equipment_id, index) deferrable initially deferred
);
create index equipment_image_image_ix on equipment_image (image_id);
create trigger equipment_image_events after insert or update or delete on equipment_image
  for each row execute function record_change('equipment', 'equipment_id', 'equipment_id', 'image_id', 'index');
