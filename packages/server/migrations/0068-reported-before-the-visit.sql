-- Whether something had been reported done when a visit first said what became of it: the answer changes its state, and with it that trace.
-- Of answers from before this it is not known, and they are shown as they were.
alter table disposal add column was_reported boolean not null default false;
