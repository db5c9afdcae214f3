-- What an inspection leaves to be followed up is put into another order in one statement.
alter table finding drop constraint finding_index_uq;
alter table finding add constraint finding_index_uq unique (inspection_id, index) deferrable initially deferred;
alter table priority_action drop constraint priority_action_index_uq;
alter table priority_action add constraint priority_action_index_uq unique (inspection_id, index) deferrable initially deferred;
