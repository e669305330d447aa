/** How many journeys run at the same time, each on a server of its own: what one leaves behind, none other meets. */
export const workers = Number(process.env.E2E_WORKERS ?? 1);

/** Servers stand ten apart: a journey may start one more beside its own. */
export const portOf = (worker: number): number => Number(process.env.E2E_PORT ?? 3123) + 10 * worker;

/** The port of the server that belongs to this worker. */
export const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
