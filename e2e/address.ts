/** Number of parallel journeys, each on a separate server, so that they do not affect each other. */
export const workers = Number(process.env.E2E_WORKERS ?? 1);

/** Ports are ten apart, because a journey may start another server. */
export const portOf = (worker: number): number => Number(process.env.E2E_PORT ?? 3123) + 10 * worker;

/** The port of the server that belongs to this worker. */
export const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
