import type { Logger } from 'pino';
import { linkRequestsFollowUp } from './domain/accounts/index.ts';
import { metricsFollowUp } from './domain/analytics/index.ts';
import { setCertificateSecret } from './domain/certificates/index.ts';
import { evaluationsFollowUp } from './domain/evaluations/index.ts';
import { uptakeFollowUp } from './domain/feedback/index.ts';
import { learningEventsFollowUp, setUpLearningEvents } from './domain/learning-events/index.ts';
import {
  courseRostersFollowUp,
  platformGradesFollowUp,
  setToolKeySecret,
  setUpPlatformServices,
} from './domain/lti/index.ts';
import { createMailTransport, createSender, mailFollowUp, setUpMail } from './domain/mail/index.ts';
import { setUnsubscribeSecret } from './domain/notifications/index.ts';
import { setUpOneRoster } from './domain/oneroster/index.ts';
import { maintenanceFollowUp } from './domain/revisions/index.ts';
import { deadlinesFollowUp } from './domain/submissions/index.ts';
import { noticeMailsFollowUp } from './features/notifications/index.ts';
import { addDatabaseMetrics } from './features/operations/index.ts';
import { jobs } from './jobs.ts';
import { now } from './platform/clock.ts';
import { type Config, originOf } from './platform/config.ts';
import { startJobs } from './platform/jobs.ts';
import { type MetricsServer, serveMetrics } from './platform/metrics-server.ts';
import { createMetricsRegistry } from './platform/process-metrics.ts';
import { reasonOf } from './platform/reason.ts';
import { followSaves } from './platform/save-follow-ups.ts';
import { createOfficeConverter } from './platform/soffice.ts';

export interface Worker {
  stop: () => Promise<void>;
}

/** Background work: scheduled jobs, and follow-ups, which run soon after a save or another notification between processes (platform/notify.ts). The database must be open. */
export async function startWorker({
  connectionString,
  logger,
  secret,
  config,
}: {
  connectionString: string;
  logger: Logger;
  config: Pick<
    Config,
    | 'publicUrl'
    | 'port'
    | 'smtp'
    | 'supportEmail'
    | 'soffice'
    | 'allowsLocalAddresses'
    | 'localAccounts'
    | 'workerMetrics'
  >;
  /** The installation's secret: keys for certificates, unsubscribe links, learning events, LTI tool keys and roster sources are derived from it. */
  secret: string;
}): Promise<Worker> {
  setCertificateSecret(secret);
  setUnsubscribeSecret(secret);
  setUpLearningEvents({ secret, origin: originOf(config), allowsLocal: config.allowsLocalAddresses });
  setToolKeySecret(secret);
  setUpOneRoster({ secret, allowsLocal: config.allowsLocalAddresses, isLocal: config.localAccounts });
  setUpPlatformServices({ allowsLocal: config.allowsLocalAddresses });
  const { smtp } = config;
  setUpMail({ origin: originOf(config), sendsMail: smtp !== undefined, supportAddress: config.supportEmail });
  const sender = smtp && createSender({ transport: createMailTransport(smtp), clock: now, logger });
  const definitions = jobs(logger, { sender, converter: createOfficeConverter(config.soffice) });
  const runner = await startJobs({ connectionString, logger, definitions });
  const follower = followSaves(
    // Separate rows, so that deadlines do not wait for the measurement of texts.
    [
      [deadlinesFollowUp(logger)],
      [linkRequestsFollowUp()],
      [
        metricsFollowUp(logger),
        evaluationsFollowUp(logger),
        uptakeFollowUp(logger),
        maintenanceFollowUp(logger),
      ],
      [noticeMailsFollowUp()],
      // A mail server may be slow.
      sender ? [mailFollowUp(sender)] : [],
      // So may endpoints of learning events.
      [learningEventsFollowUp(logger)],
      [platformGradesFollowUp(logger)],
      [courseRostersFollowUp(logger)],
    ],
    { clock: now, logger },
  );
  const metrics = await startMetrics(config.workerMetrics, logger);
  return {
    stop: async () => {
      await Promise.all([runner.stop(), follower.close(), metrics?.close()]);
      sender?.close();
    },
  };
}

/** A port in use must not keep jobs from running. */
async function startMetrics(
  settings: Config['workerMetrics'],
  logger: Logger,
): Promise<MetricsServer | undefined> {
  if (!settings) return undefined;
  const registry = createMetricsRegistry();
  addDatabaseMetrics(registry);
  return serveMetrics(registry, settings).catch((error: unknown) => {
    logger.error({ reason: reasonOf(error) }, 'The metrics of the worker cannot be served');
    return undefined;
  });
}
