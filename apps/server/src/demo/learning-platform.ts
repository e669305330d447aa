import path from 'node:path';

/** Loopback only: the demo platform is for the user of this machine. Host names may belong to other people. */
const host = '127.0.0.1';

export interface OpenLearningPlatform {
  origin: string;
  close: () => Promise<void>;
}

/**
 * The learning platform of the demo, on its own port, so that it frames our pages from another site like any other platform
 * (docs/decisions/0097-the-demo-has-a-learning-platform.md). Null if the port is in use.
 */
export async function openLearningPlatform({
  port,
  dataDir,
}: {
  port: number;
  dataDir: string;
}): Promise<OpenLearningPlatform | null> {
  // Imported lazily: it costs nothing without the demo.
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
