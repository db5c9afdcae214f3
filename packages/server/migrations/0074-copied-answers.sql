-- What a clone copied to this point, its answer and its comment: a value of another order than the copied one is questioned, and a
-- comment that stays while the answer changes is marked. Of clones from before this it is not known.
alter table result add column copied jsonb;
