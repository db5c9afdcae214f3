-- What is told of the past, as the demo tells it, happened at a moment of its own; everything else happens now.
alter table event alter column at set default coalesce(setting_or_null('assay.moment')::timestamptz, now());
