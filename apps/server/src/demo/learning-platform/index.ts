import path from 'node:path';
import type { Logger } from 'pino';
import { now } from '../../platform/clock.ts';
import { prepareCourse } from './prepare-course.ts';

/** Loopback only: the demo platform serves users of this machine. Other host names could be anyone's. */
const host = '127.0.0.1';

export interface OpenLearningPlatform {
  origin: string;
  close: () => Promise<void>;
}

/**
 * The learning platform of the demo, on its own port, so that it frames our pages from another site like any other platform
 * (docs/decisions/0097-the-demo-has-a-learning-platform.md). Null if the port is in use. With its course, once we answer at `toolOrigin`;
 * without the course it is there all the same.
 */
export async function openLearningPlatform({
  port,
  dataDir,
  toolOrigin,
  logger,
}: {
  port: number;
  dataDir: string;
  toolOrigin: string;
  logger: Logger;
}): Promise<OpenLearningPlatform | null> {
  // Imported lazily: it costs nothing without the demo.
  const { startDemoPlatform } = await import('@redraft/learning-platform');
  const file = path.join(dataDir, 'learning-platform.json');
  try {
    const platform = await startDemoPlatform({ port, host, file });
    const { origin } = platform.context;
    await prepareCourse({ platform, toolOrigin }, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'The course of the Demo Learning Platform could not be prepared'),
    );
    return { origin, close: platform.close };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
    throw error;
  }
}
