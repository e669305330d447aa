import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isOutage } from './db.ts';
import type { OutageListener } from './outage.ts';
import type { ReplicaListener } from './replica.ts';

const secretPaths = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.accessToken'];

/** Calls of other editors and links carry tokens in the query, or in the path; they must not be logged. */
export function redactUrl(url: string): string {
  return url
    .replace(/((?:token|code|invitation|key)=)[^&]*/gi, '$1***')
    .replace(/^(\/(?:passwordrecovery|confirmemail|unsubscribe|lti\/register)\/)[^/?]+/i, '$1***');
}

/** Failures caused by a database outage are covered by the two lines of the outage. */
function isLoggedElsewhere([first]: readonly unknown[]): boolean {
  return typeof first === 'object' && first !== null && 'err' in first && isOutage(first.err);
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(args, write) {
        if (!isLoggedElsewhere(args)) write.apply(this, args);
      },
    },
    redact: { paths: secretPaths, censor: '***' },
    serializers: {
      req: (request: { method: string; url: string; id: unknown }) => ({
        method: request.method,
        url: redactUrl(request.url),
        id: request.id,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** For `openDatabase`. */
export function outageLines(logger: Logger): OutageListener {
  return {
    onAway: (reason) =>
      logger.error({ reason }, 'The database does not answer; requests are refused meanwhile'),
    onBack: (outage) => logger.warn(outage, 'The database answers again'),
  };
}

/** For `openReplica`. */
export function replicaLines(logger: Logger): ReplicaListener {
  return {
    onUse: () => logger.info('The read replica answers graphs and reports'),
    onDisuse: (finding) =>
      logger.warn({ finding }, 'The read replica is not used; the database answers graphs and reports'),
  };
}
