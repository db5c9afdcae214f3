-- Set by a save of the report editor, whoever makes it; whoever sends the inspection back takes it back.
alter table inspection add column finished boolean not null default false;

-- That a report was edited is told once, with its version.
drop trigger inspection_events on inspection;
create trigger inspection_events after insert or update on inspection
  for each row execute function record_change('inspection', 'id', 'type', 'status', 'finished', 'started_at', 'ended_at', 'inspector_id',
    'inspector_contact_key', 'company_id', 'customer_id', 'customer_site_id', 'equipment_id', 'product_category_id',
    'current_version', 'sent_back_reason', 'start_sha256', 'field_revisions', 'created_at');

-- A mail that carries a report waits until that is made; without its report it does not go out.
create table report_mail (
  mail_id uuid not null,
  inspection_id uuid not null,
  version int not null,
  language text not null,
  constraint report_mail_pkey primary key (mail_id),
  constraint report_mail_mail_fk foreign key (mail_id) references mail (id) on delete cascade,
  constraint report_mail_file_fk foreign key (inspection_id, version, language)
    references report_file (inspection_id, version, language) on delete restrict
);
create index report_mail_file_ix on report_mail (inspection_id, version, language);
