-- People as a list: those from outside are managed by staff and by the admins of their own company.
insert into list_change (noun, delta) select 'user', count(*) from app_user where deleted_at is null;
select count_list('app_user', 'user', 'live');
