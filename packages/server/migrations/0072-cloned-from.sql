-- Which machine the answers of a run were copied from, as people called it then: the check before an audit ends says how many
-- of them nobody has touched since. Of clones from before this it is not known.
alter table run add column cloned_from text;
