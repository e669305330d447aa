import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openUniversity } from './demo/index.ts';
import { authenticate, setSetupSecret } from './domain/accounts/index.ts';
import { setCertificateSecret } from './domain/certificates/index.ts';
import { withConformanceFiles } from './domain/conformance-files/index.ts';
import { createAccessGate, createEditorHost, revisionStore } from './domain/editor-host/index.ts';
import { setUpLearningEvents } from './domain/learning-events/index.ts';
import { createLtiHost, setToolKeySecret } from './domain/lti/index.ts';
import { setUpMail } from './domain/mail/index.ts';
import { setUnsubscribeSecret } from './domain/notifications/index.ts';
import { setUpOneRoster } from './domain/oneroster/index.ts';
import { quotaFromMegabytes, setStorageQuota } from './domain/revisions/index.ts';
import { setSignOnSessionSecret } from './domain/sign-on-sessions/index.ts';
import { badgePages, setBadgeOrigin } from './features/certificates/index.ts';
import { ltiLaunchPages } from './features/lti-launch/index.ts';
import { registrationPage } from './features/lti-platforms/index.ts';
import { noticeStreams } from './features/notifications/index.ts';
import { addDatabaseMetrics, createSystemChecks } from './features/operations/index.ts';
import { signOnPlugin } from './features/sign-on/index.ts';
import { wopiPlugin } from './features/wopi/index.ts';
import { fileAccess } from './file-access.ts';
import { type Config, loadConfig, originOf } from './platform/config.ts';
import { setUpConverter } from './platform/download-formats.ts';
import { setFramePassSecret } from './platform/frame-pass.ts';
import { healthRoutes } from './platform/health.ts';
import { buildHttp } from './platform/http.ts';
import { webPages } from './platform/web-pages.ts';
import { routes } from './routes.ts';

export interface AppOptions {
  config: Pick<Config, 'publicUrl' | 'editorUrl'> &
    Partial<
      Pick<
        Config,
        | 'port'
        | 'editorOrigin'
        | 'allowsDictation'
        | 'allowsLocalAddresses'
        | 'hasConformanceFiles'
        | 'localAccounts'
        | 'trustProxy'
        | 'pagesDir'
        | 'metricsToken'
        | 'apiDocs'
        | 'allowsOfflineWriting'
        | 'quota'
        | 'secret'
        | 'smtp'
        | 'supportEmail'
        | 'soffice'
        | 'demo'
        | 'signOn'
        | 'site'
        | 'logsRequests'
      >
    >;
  /** The settings as the operator has set them, for the checks of the installation; by default none is set. */
  operatorSettings?: Config;
  logger: Logger;
  /** Off in tests that sign in many times. */
  isRateLimited?: boolean;
}

function pagesOf(app: 'web' | 'editor', pagesDir: string | undefined): string {
  if (pagesDir !== undefined) return path.join(pagesDir, app, path.sep);
  return fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url));
}

/** The complete HTTP server; the database must be open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, editorUrl, editorOrigin, trustProxy, hasConformanceFiles = false } = options.config;
  if (publicUrl !== undefined && !trustProxy)
    options.logger.warn(
      'PUBLIC_URL is set, TRUST_PROXY is not: all who come through a proxy count as one address',
    );
  const { quota, pagesDir, secret, site, soffice, allowsDictation = true } = options.config;
  setUpConverter(soffice);
  const { port = 3000, smtp, supportEmail: supportAddress, allowsLocalAddresses = false } = options.config;
  const origin = originOf({ publicUrl, port });
  if (secret !== undefined) {
    setCertificateSecret(secret);
    setUnsubscribeSecret(secret);
    setSetupSecret(secret);
    setUpLearningEvents({ secret, origin, allowsLocal: allowsLocalAddresses });
    setToolKeySecret(secret);
    setSignOnSessionSecret(secret);
    setUpOneRoster({
      secret,
      allowsLocal: allowsLocalAddresses,
      isLocal: options.config.localAccounts ?? true,
    });
  }
  setBadgeOrigin(publicUrl);
  setFramePassSecret(secret);
  setUpMail({ origin, sendsMail: smtp !== undefined, supportAddress });
  if (quota)
    setStorageQuota(quotaFromMegabytes(quota), (file) =>
      options.logger.warn(file, 'A file takes up 80 % of its quota'),
    );
  const editorDist = pagesOf('editor', pagesDir);
  const editorHost = createEditorHost({
    publicUrl,
    editorUrl,
    editorOrigin,
    editorDist,
    hasConformanceFiles,
    allowsOfflineWriting: options.config.allowsOfflineWriting ?? false,
  });
  const { signOn: settings, demo } = options.config;
  const isAnyInstitution = settings?.oidc !== undefined || settings?.saml !== undefined;
  const university = demo && !isAnyInstitution ? await openUniversity(publicUrl) : null;
  const { signOn, pages: signOnPages } = signOnPlugin({
    publicUrl,
    settings,
    within: university?.institution ?? null,
    secret,
  });
  const app = await buildHttp({
    logger: options.logger,
    authenticate,
    routes,
    isRateLimited: options.isRateLimited ?? true,
    logsRequests: options.config.logsRequests ?? false,
    hasPseudoLanguages: site?.hasPseudoLanguages ?? false,
    ...(trustProxy ? { trustProxy } : {}),
    hasApiDocs: options.config.apiDocs ?? false,
    apiDocument: fileURLToPath(new URL('../dist/openapi.json', import.meta.url)),
    ...(publicUrl && editorOrigin ? { origins: { publicUrl, editorOrigin } } : {}),
    hasLocalAccounts: options.config.localAccounts ?? true,
    isPublicHttps: publicUrl?.startsWith('https:') ?? false,
    plugins: [
      healthRoutes({ metricsToken: options.config.metricsToken, addMetrics: addDatabaseMetrics }),
      wopiPlugin({
        gate: createAccessGate(fileAccess({ hasConformanceFiles })),
        store: hasConformanceFiles ? withConformanceFiles(revisionStore) : revisionStore,
        publicUrl,
        otherEditor: editorUrl === undefined ? undefined : editorHost.discovery,
        editorOrigin,
        allowsDictation,
        editorDist,
      }),
      signOnPages,
      ltiLaunchPages,
      registrationPage,
      badgePages,
      ...(university ? [university.pages] : []),
      webPages({
        dist: pagesOf('web', pagesDir),
        editorUrl: editorUrl ?? editorOrigin,
        microphone: allowsDictation ? (editorOrigin === undefined ? [] : [editorOrigin]) : undefined,
        site: {
          ...site,
          ...(publicUrl ? { publicUrl } : {}),
          offlineWriting: options.config.allowsOfflineWriting ?? false,
        },
      }),
    ],
  });
  app.decorate('editorHost', editorHost);
  app.decorate('runSystemChecks', createSystemChecks(options.operatorSettings ?? loadConfig({})));
  app.decorate('signOn', signOn);
  app.decorate('lti', createLtiHost({ publicUrl, allowsLocal: allowsLocalAddresses }));
  noticeStreams(app);
  return app;
}
