-- People as a list: those from outside are managed by staff and by the admins of their own company. The list is always
-- cut to people from outside and to a company, so that its version counts and its length does not.
select count_list('app_user', 'user', 'nothing');
