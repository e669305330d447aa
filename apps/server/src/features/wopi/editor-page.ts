import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { numberOrTextSchema } from '@redraft/contracts';
import { languageOfTag } from '@redraft/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  builtInDiscovery,
  type EditorAssets,
  editableKinds,
  editorAssets,
  type OpenedKind,
} from '../../domain/editor-host/index.ts';
import { assetElements, type PageAssets } from '../../platform/build-manifest.ts';
import { type PageSources, sendPage } from '../../platform/content-security-policy.ts';
import { AppError } from '../../platform/errors.ts';
import { frameOriginsOf } from '../../platform/frame-pass.ts';
import { hostOriginOf, type WopiOptions } from './options.ts';

/** Serves the built-in editor: its page, assets and discovery (docs/editor-protocol.md#discovery). */
const config = { permission: 'public' as const };

const openingSchema = z.object({
  query: z.object({
    WOPISrc: z.string(),
    lang: z.string().max(35).default('en'),
    permission: z.string().default('edit'),
    closebutton: z.string().optional(),
  }),
  form: z.object({
    access_token: z.string().min(1).max(4096),
    access_token_ttl: numberOrTextSchema.catch(0),
    ui_defaults: z.string().max(4000).default(''),
    css_variables: z.string().max(16_000).default(''),
  }),
});

export function editorPages(options: WopiOptions): (scope: FastifyInstance) => Promise<void> {
  return async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...config };
    });
    await scope.register(fastifyStatic, {
      root: path.join(options.editorDist, 'assets'),
      prefix: '/editor/assets/',
      preCompressed: true,
      decorateReply: false,
      // Names contain a content hash.
      maxAge: '1y',
      immutable: true,
    });
    const assets = editorAssets(options.editorDist);
    // The second path is for text repair by administrators.
    const addresses = editableKinds.flatMap((kind) =>
      [`/editor/${kind}`, `/editor/admin/${kind}`].map((address) => ({ kind, address })),
    );
    for (const { kind, address } of addresses) {
      scope.post(address, (request, reply) => openPage({ options, assets, kind, request, reply }));
      scope.get(address, (_request, reply) => sendEditor(options, reply, null));
      scope.get(`${address}/assets`, (request) => listOfflineAssets({ assets, kind, request }));
    }
    const serviceWorker = readFile(path.join(options.editorDist, 'service-worker.js'), 'utf8');
    // Reported by the request that asks for it: an editor without a build has none.
    serviceWorker.catch(() => undefined);
    scope.get('/editor/service-worker.js', async (_request, reply) =>
      reply
        .type('text/javascript')
        .header('cache-control', 'no-cache')
        .send(await serviceWorker),
    );
    scope.get('/hosting/discovery', (request, reply) => {
      return reply
        .type('text/xml')
        .send(builtInDiscovery(options.editorOrigin ?? hostOriginOf(options, request)));
    });
    scope.get('/hosting/capabilities', () => capabilities);
  };
}

const languageQuerySchema = z.object({ lang: z.string().max(35).default('en') });

/** What a device keeps, so that its editor opens without a network. */
async function listOfflineAssets(call: { assets: EditorAssets; kind: OpenedKind; request: FastifyRequest }) {
  const query = languageQuerySchema.safeParse(call.request.query);
  if (!query.success) throw new AppError('request.invalid');
  return { assets: await call.assets.offline(call.kind, languageOfTag(query.data.lang)) };
}

const capabilities = {
  'convert-to': { available: false },
  hasTemplateSaveAs: false,
  hasTemplateSource: false,
  hasMobileSupport: true,
  hasProxyPrefix: false,
  productName: 'Redraft',
};

async function openPage(call: {
  options: WopiOptions;
  assets: EditorAssets;
  kind: OpenedKind;
  request: FastifyRequest;
  reply: FastifyReply;
}) {
  const parsed = openingSchema.safeParse({ query: call.request.query, form: call.request.body });
  if (!parsed.success) throw new AppError('request.invalid');
  const { query, form } = parsed.data;
  const wopiSrc = ownFilePath(query.WOPISrc, ownOrigins(call.request, call.options));
  if (wopiSrc === null) throw new AppError('editor.foreign_source');
  const boot = {
    wopiSrc,
    accessToken: form.access_token,
    accessTokenTtl: form.access_token_ttl,
    uiDefaults: form.ui_defaults,
    cssVariables: form.css_variables,
    lang: query.lang,
    permission: query.permission === 'edit' ? 'edit' : 'view',
    closeButton: query.closebutton === '1',
  };
  const assets = await call.assets.ofKind(call.kind, languageOfTag(query.lang));
  return sendEditor(call.options, call.reply, { boot, assets });
}

/** The origin of the request and the public one: a proxy may use another name and scheme for us than browsers do. */
function ownOrigins(request: FastifyRequest, options: WopiOptions): string[] {
  return [...new Set([`${request.protocol}://${request.host}`, hostOriginOf(options, request)])];
}

/** The path of a WOPISrc on our own origin, else null, so that the browser never calls other hosts. */
function ownFilePath(source: string, allowedOrigins: readonly string[]): string | null {
  if (!URL.canParse(source, allowedOrigins[0])) return null;
  const url = new URL(source, allowedOrigins[0]);
  const isFile = /^\/(addition\/)?wopi\/files\/\d+$/.test(url.pathname);
  return allowedOrigins.includes(url.origin) && isFile ? url.pathname : null;
}

/** Not every browser includes WebSockets of the page's own host in 'self'. */
function eventsOrigins(allowedOrigins: readonly string[]): string[] {
  return allowedOrigins
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
    .map((origin) => origin.replace(/^http/, 'ws'));
}

/** The origins that may contain the editor's frame. Our page may itself be in a frame of a learning platform, and `frame-ancestors` applies to all ancestors. */
function sourcesOf(options: WopiOptions, request: FastifyRequest): PageSources {
  const sources = ownSourcesOf(options, request);
  // Videos in a presentation are played from the file, which the page has already.
  const microphone = options.allowsDictation === false ? {} : { microphone: [] };
  return {
    ...sources,
    ...microphone,
    media: ['blob:'],
    framedBy: [sources.framedBy, ...frameOriginsOf(request)].join(' '),
  };
}

function ownSourcesOf(options: WopiOptions, request: FastifyRequest): PageSources {
  const { editorOrigin } = options;
  if (editorOrigin === undefined) {
    return { connect: eventsOrigins(ownOrigins(request, options)), framedBy: "'self'" };
  }
  return { connect: eventsOrigins([editorOrigin]), framedBy: hostOriginOf(options, request) };
}

async function sendEditor(
  options: WopiOptions,
  reply: FastifyReply,
  opening: { boot: object; assets: PageAssets } | null,
) {
  reply.headers({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  return sendPage(reply, {
    file: path.join(options.editorDist, 'index.html'),
    sources: sourcesOf(options, reply.request),
    edit: (html, nonce) =>
      html.replace('<!--boot-->', () =>
        opening === null ? '' : bootElement(opening.boot) + assetElements(opening.assets, nonce),
      ),
  });
}

/** Embeds the data as JSON, not as a script; its characters are escaped so that they cannot end the element. */
function bootElement(boot: object): string {
  const json = JSON.stringify(boot).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/json" id="boot">${json}</script>`;
}
