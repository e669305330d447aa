/** A component that pages need: the application server or its database. */
export interface Part {
  name: 'program' | 'database';
  isHealthy: boolean;
}

/** A failing component is a result, not an error. */
export async function loadStatus(signal: AbortSignal): Promise<Part[]> {
  const [program, database] = await Promise.all([answers('/healthz', signal), answers('/readyz', signal)]);
  return [
    { name: 'program', isHealthy: program },
    { name: 'database', isHealthy: database },
  ];
}

async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    // Reads the body to the end, as an unread one keeps one of the browser's few connections busy.
    await answer.arrayBuffer();
    return answer.ok;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}
