-- What waits for somebody is counted whenever My page opens: each kind from an index that holds little else.
create index inspection_sent_back_ix on inspection (inspector_id) where deleted_at is null and sent_back_reason <> '';
create index finding_due_ix on finding (due) where state = 'open' and due is not null;
create index priority_action_due_ix on priority_action (due) where state = 'open' and due is not null;
create index app_user_expires_ix on app_user (expires_at) where deleted_at is null and kind = 'external';
