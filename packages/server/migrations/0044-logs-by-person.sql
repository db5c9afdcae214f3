-- Logs are read by person, whatever the case of the address.
drop index web_log_user_ix;
create index web_log_user_ix on web_log (lower(user_email), at);
drop index app_log_email_ix;
create index app_log_email_ix on app_log (lower(email), at);
