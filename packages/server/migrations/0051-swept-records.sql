-- What the storage sweeper looks for every hour is found without looking at the rest.
create index document_deleted_ix on document (deleted_at) where deleted_at is not null;
create index option_batch_ended_ix on option_batch (ended_at) where ended_at is not null;
