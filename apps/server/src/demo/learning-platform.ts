import path from 'node:path';

/** Names it may be reached by are other people's: it is for whoever sits at this machine. */
const host = '127.0.0.1';

export interface OpenLearningPlatform {
  origin: string;
  close: () => Promise<void>;
}

/**
 * The learning platform of the demo, under a port of its own: as with any other, pages of ours are framed there by another site
 * (docs/decisions/0097-the-demo-has-a-learning-platform.md). Null where its port is in use.
 */
export async function openLearningPlatform({
  port,
  dataDir,
}: {
  port: number;
  dataDir: string;
}): Promise<OpenLearningPlatform | null> {
  // Nobody without a demo pays for it.
  const { startDemoPlatform } = await import('@redraft/learning-platform');
  const file = path.join(dataDir, 'learning-platform.json');
  try {
    const { context, close } = await startDemoPlatform({ port, host, file });
    return { origin: context.origin, close };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
    throw error;
  }
}
