-- What was filled in from the last visit is confirmed or changed cell by cell: the cells that are still as they were then, once somebody has
-- looked at a part of the answer. Until then `prefilled` says it of the whole.
alter table result add column prefilled_cells text[] not null default '{}';
alter table result add constraint result_prefilled_ck check (not prefilled or prefilled_cells = '{}');
