-- Whose upload a file is, and what all files of a company take on disk: a quota is looked up in one row.
alter table stored_file add column company_id uuid;
alter table stored_file
  add constraint stored_file_company_fk foreign key (company_id) references company (id) on delete restrict;

with owned as (
  select original_file_id as file_id, owner_user_id from image
  union select report_file_id, owner_user_id from image
  union select thumbnail_file_id, owner_user_id from image
  union select file_id, owner_user_id from voice_comment
  union select stored_file_id, owner_user_id from upload where stored_file_id is not null
)
update stored_file set company_id = app_user.company_id
from owned join app_user on app_user.id = owned.owner_user_id where owned.file_id = stored_file.id;

create index stored_file_company_ix on stored_file (company_id);

create table company_storage (
  company_id uuid not null,
  bytes bigint not null,
  constraint company_storage_pkey primary key (company_id),
  constraint company_storage_company_fk foreign key (company_id) references company (id) on delete restrict,
  constraint company_storage_bytes_ck check (bytes >= 0)
);

insert into company_storage (company_id, bytes)
select company_id, sum(size) from stored_file where company_id is not null group by company_id;
