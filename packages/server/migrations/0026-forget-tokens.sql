-- Replies that hold an access token are not stored any more; those that were stored go.
delete from idempotency_key where endpoint ~* '/api/v1/auth/(renew|debugtoken)';
