// The health check of the container image. A worker serves no requests: it is healthy while its process runs.
const { PORT = '3000', ROLES = 'web,worker' } = process.env;
const isWeb = ROLES.split(',').some((role) => role.trim() === 'web');
const isHealthy =
  !isWeb ||
  (await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  ));
process.exit(isHealthy ? 0 : 1);
