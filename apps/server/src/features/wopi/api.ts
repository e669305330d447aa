import { type FileId, limits, readFileId, success } from '@redraft/contracts';
import {
  dictatedHeader,
  docChanged,
  eventsCodeParameter,
  formatTimestamp,
  readDirtyMs,
  readSaveTimestamp,
  wopiHeader,
} from '@redraft/wopi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selectAccount } from '../../domain/accounts/index.ts';
import { anonymizeFile, reviewerPseudonym } from '../../domain/anonymized-files/index.ts';
import {
  aliasFor,
  createFileEvents,
  createOriginalTextCheck,
  loadUserInfo,
  type OpeningId,
  putFile,
  redeemEventCode,
  requireAccess,
  revisionStore,
  usesBuiltInEditor,
} from '../../domain/editor-host/index.ts';
import { importFile } from '../../domain/file-imports/index.ts';
import { acceptedVersion } from '../../domain/submissions/index.ts';
import { now } from '../../platform/clock.ts';
import { requireDatabase, retryOnOutage } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaveRefused } from '../../platform/notify.ts';
import { readProcessMemory } from '../../platform/process-memory.ts';
import { readerLanguage } from '../../platform/reader-language.ts';
import { inStage } from '../../platform/save-stages.ts';
import { hashToken } from '../../platform/tokens.ts';
import { answerLockMismatch, bodyOf, type Call, headersOf, requireAccessContext } from './call.ts';
import { eventRoutes } from './events-api.ts';
import { presentFileInfo } from './file-info.ts';
import { loadImporter } from './load-importer.ts';
import { hostOriginOf, type WopiOptions } from './options.ts';
import { runOverride } from './overrides.ts';
import { problemRoutes } from './problems-api.ts';
import { kindOf, proofCheck } from './proof-check.ts';

/** Covers most database outages, unnoticed by the writer. A save may run twice: the second one changes nothing. */
const defaultSaveTimeoutMs = 4000;

const config = { permission: 'wopi.token' as const };
const prefixes = ['/wopi/files/:id', '/addition/wopi/files/:id'];

/** The WOPI host (docs/editor-protocol.md). */
export function wopiHost(options: WopiOptions): (scope: FastifyInstance) => Promise<void> {
  const store = options.store ?? revisionStore;
  const savePatienceMs = options.savePatienceMs ?? defaultSaveTimeoutMs;
  const { gate, otherEditor: discovery, publicUrl } = options;
  const requireOriginalText = createOriginalTextCheck(store);
  const verifyProof = discovery && proofCheck({ discovery, publicUrl });
  return async (scope) => {
    scope.decorateRequest('accessContext', null);
    scope.decorateRequest('importer', null);
    scope.removeAllContentTypeParsers();
    const asBuffer = { parseAs: 'buffer' as const, bodyLimit: limits.documentBytes };
    scope.addContentTypeParser<Buffer>('*', asBuffer, (_request, body, done) =>
      done(null, readProcessMemory(body)),
    );
    // Before the body is read: unauthorized requests must not use memory.
    scope.addHook('onRequest', async (request) => {
      const session = sessionToImport(request);
      request.importer =
        session === null ? null : await abortOnDisconnect(() => loadImporter(session, now()));
      if (request.importer) return;
      const id = await findOpeningId(request);
      const check = () => gate.authorize(id, now());
      request.accessContext = isSave(request)
        ? (gate.recallAccess(id) ??
          (await inStage('gate', () => retryOnOutage(check, { ms: savePatienceMs, bytes: 0 }))))
        : await abortOnDisconnect(check);
      request.accountId = request.accessContext.opening.userId;
      await verifyProof?.(request, tokenOf(request) ?? '');
    });
    const events = createFileEvents({
      heartbeatMs: options.heartbeatMs,
      report: (error) => scope.log.error({ err: error }, 'Events of files'),
    });
    scope.addHook('onClose', events.close);
    eventRoutes(scope, prefixes, { events, store, authorize: requireAccessContext });
    problemRoutes(scope, prefixes, requireAccessContext);
    for (const prefix of prefixes) {
      const call = { options, store, events, requireOriginalText };
      scope.get(prefix, { config }, (request, reply) => checkFileInfo({ ...call, request, reply }));
      scope.post(prefix, { config }, (request, reply) => runOverride({ ...call, request, reply }));
      // The response is a single line, not worth compressing.
      const contentOptions = { config, bodyLimit: limits.documentBytes, compress: false as const };
      scope.get(`${prefix}/contents`, { config }, (request, reply) => getFile({ ...call, request, reply }));
      scope.post(
        `${prefix}/contents`,
        contentOptions,
        (request, reply) =>
          importOf(request) ??
          retryOnOutage(() => saveFile({ ...call, request, reply }), {
            ms: savePatienceMs,
            bytes: bodyOf(request).length,
          }).catch((error: unknown) => notifyRefusal(error, { options, request })),
      );
    }
  };
}

async function checkFileInfo({ options, store, request }: Call) {
  const context = requireAccessContext(request);
  const { opening } = context;
  const access = requireAccess(context, now());
  const [head, account, userInfo] = await Promise.all([
    store.headOf(opening.fileId),
    selectAccount(opening.userId),
    loadUserInfo(opening.userId),
  ]);
  const userName = access.isAnonymous
    ? reviewerPseudonym
    : `${account.first_name} ${account.last_name}`.trim();
  const hostOrigin = hostOriginOf(options, request);
  return presentFileInfo({
    opening,
    access,
    head,
    userName,
    userInfo,
    hostOrigin,
    eventsUrl: eventsUrl(options, request),
    problemsUrl: ownUrl(options, request, 'problems'),
    allowsDictation: options.allowsDictation ?? true,
    language: readerLanguage(request),
  });
}

/** Only for the built-in editor, which supports it, and only for writers. */
function eventsUrl(options: WopiOptions, request: FastifyRequest): string | null {
  return requireAccessContext(request).opening.mode === 'edit' ? ownUrl(options, request, 'events') : null;
}

function ownUrl(options: WopiOptions, request: FastifyRequest, name: 'events' | 'problems'): string | null {
  const other = options.otherEditor?.known();
  const { fileId, isBuiltIn } = requireAccessContext(request).opening;
  if (other && !isBuiltIn && !usesBuiltInEditor(other, kindOf(request))) return null;
  return `${request.routeOptions.url?.replace(':id', String(fileId))}/${name}`;
}

async function getFile({ store, request, reply }: Call) {
  const context = requireAccessContext(request);
  const { opening } = context;
  const access = requireAccess(context, now());
  const { fileId, userId, mode } = opening;
  const { seq, ...version } =
    opening.seq === null
      ? await store.readCurrent(fileId)
      : { bytes: await store.readAt(fileId, opening.seq), seq: opening.seq };
  const handedIn =
    mode === 'view' ? await acceptedVersion({ fileId, seq, ...version }, userId) : version.bytes;
  const alias = aliasFor(opening, access);
  const bytes = alias === null ? handedIn : await anonymizeFile(handedIn, alias);
  return reply
    .header(wopiHeader.itemVersion, String(seq))
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

async function saveFile({ options, store, events, requireOriginalText, request, reply }: Call) {
  const context = requireAccessContext(request);
  const operation = headersOf(request)(wopiHeader.override) ?? 'PUT';
  if (operation !== 'PUT') throw new AppError('operation.unsupported');
  const header = headersOf(request);
  const result = await putFile(
    { store, gate: options.gate, requireOriginalText },
    context,
    {
      bytes: bodyOf(request),
      lockId: header(wopiHeader.lock) || null,
      timestamp: readSaveTimestamp(header),
      dirtyMs: readDirtyMs(header) ?? null,
      isDictated: header(dictatedHeader) === 'true',
    },
    now(),
  );
  if (result.kind === 'lockMismatch') return answerLockMismatch(reply, result.current);
  if (result.kind === 'documentChanged') return reply.code(409).send(docChanged);
  const { opening } = context;
  if (result.changed) events.saved({ fileId: opening.fileId, at: result.at, opening });
  const LastModifiedTime = formatTimestamp(result.at.getTime());
  return reply.header(wopiHeader.itemVersion, String(result.seq)).send({ LastModifiedTime });
}

/** The built-in editor shows the reason itself; for other editors the page is notified. */
async function notifyRefusal(error: unknown, call: Pick<Call, 'options' | 'request'>): Promise<never> {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500;
  if (isRefused && ownUrl(call.options, call.request, 'events') === null)
    await notifySaveRefused(requireAccessContext(call.request).opening);
  throw error;
}

/** Handles the request if it is an import. */
function importOf(request: FastifyRequest): Promise<{ success: true; hadMacros: boolean }> | null {
  const { importer } = request;
  if (importer === null) return null;
  const requested = { fileId: fileIdOf(request), bytes: bodyOf(request) };
  return importFile(importer, requested, now()).then((imported) => ({ ...success, ...imported }));
}

/** The token of an import. A save has an override header, or a token known for its file. */
function sessionToImport(request: FastifyRequest): string | null {
  if (!isSave(request) || headersOf(request)(wopiHeader.override) !== undefined) return null;
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function isSave({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url?.endsWith('/contents') === true;
}

function abortOnDisconnect<T>(work: () => Promise<T>): Promise<T> {
  requireDatabase();
  return work();
}

/** From the query, as other editors send it, or from the header, as the built-in one does (docs/editor-protocol.md#tokens). */
function tokenOf(request: FastifyRequest): string | null {
  const tokenInQuery = queryOf(request)?.get('access_token');
  return tokenInQuery ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function queryOf({ url }: FastifyRequest): URLSearchParams | null {
  const question = url.indexOf('?');
  return question === -1 ? null : new URLSearchParams(url.slice(question));
}

/** By the token or, for an event connection, by its code. Throws file.token_invalid if there is none. */
async function findOpeningId(request: FastifyRequest): Promise<OpeningId> {
  const fileId = fileIdOf(request);
  const token = tokenOf(request);
  if (token !== null) return { id: hashToken(token).toString('hex'), fileId };
  const code = isEventConnection(request) ? queryOf(request)?.get(eventsCodeParameter) : null;
  if (!code) throw new AppError('file.token_invalid');
  return { id: await abortOnDisconnect(() => redeemEventCode(code, now())), fileId };
}

function isEventConnection({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url?.endsWith('/events') === true;
}

function fileIdOf(request: FastifyRequest): FileId {
  const parameters: unknown = request.params;
  const id =
    typeof parameters === 'object' && parameters !== null && 'id' in parameters ? parameters.id : undefined;
  const fileId = readFileId(id);
  if (fileId === null) throw new AppError('not_found');
  return fileId;
}
