-- pg-boss 12 does not read the tables of pg-boss 10, and makes its own at the next start of a worker.
-- Nothing is lost with them: each job is woken by what waits in our own tables, and by its schedule.
DROP SCHEMA IF EXISTS pgboss CASCADE;
