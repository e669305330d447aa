/** What a page needs to work: the program that answers, and the database behind it. */
export interface Part {
  name: 'program' | 'database';
  isWell: boolean;
}

/** Nothing that fails here is an error: that it fails is what is asked. */
export async function loadStatus(signal: AbortSignal): Promise<Part[]> {
  const [program, database] = await Promise.all([answers('/healthz', signal), answers('/readyz', signal)]);
  return [
    { name: 'program', isWell: program },
    { name: 'database', isWell: database },
  ];
}

async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal, cache: 'no-store' });
    // Read to its end: until then the connection is kept for it, of which a browser has few.
    await answer.arrayBuffer();
    return answer.ok;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}
