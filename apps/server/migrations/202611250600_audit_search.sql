-- The audit log is searched by whoever acted and by what was done, the newest first.
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_action ON audit_log (action, id);
