-- What administrators do, newest first, among all that happens; the kinds are those of domain/admin-events.ts.
create index event_admin_ix on event (at desc, id desc)
  where record_type in ('user', 'backgroundService', 'debugToken', 'certifiedUser');
