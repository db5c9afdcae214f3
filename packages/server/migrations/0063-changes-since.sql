-- Whoever saves the next version of a report may have it list what changed since an earlier one.
alter table report_version
  add column changes_since int,
  add constraint report_version_changes_ck check (changes_since between 1 and version - 1);
