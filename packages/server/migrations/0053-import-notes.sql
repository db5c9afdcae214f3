-- What a preview says besides its lines: columns of the file that are left out, and how many lines give a record another name.
alter table import add column ignored_columns text[] not null default '{}';
alter table import add column lines_renaming int not null default 0;
