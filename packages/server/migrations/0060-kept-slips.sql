-- Values that looked like slips, were questioned and kept: `{cell}={value}`, so that another value is questioned anew. For reviewers; in no report.
alter table result add column kept_slips text[] not null default '{}';
