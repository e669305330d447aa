import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetElements, builtAssets, type FindAssets } from './build-manifest.ts';
import { type PageSources, sendPage } from './content-security-policy.ts';
import { answerOf } from './error-answers.ts';
import { frameOriginsOf } from './frame-pass.ts';
import { readerLanguage } from './reader-language.ts';
import { type SiteSettings, siteAt, withSite } from './site.ts';

/**
 * The built web app: files by their name, and one of two pages for every other path that is not a call, since
 * the app routes by itself. Runs as the not-found handler, so that every declared route comes first.
 */
export function webPages(options: { dist: string; editorUrl: string | undefined; site?: SiteSettings }) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: options.dist,
      serve: false,
      index: false,
      // The build leaves `page.js.br` beside `page.js`.
      preCompressed: true,
    });
    const editor = options.editorUrl ? [new URL(options.editorUrl).origin] : [];
    // It is asked whether it is there, too (`server-watch.ts`).
    const sources: PageSources = { connect: editor, frame: editor, form: editor, framedBy: "'none'" };
    const findAssets = builtAssets({ dist: options.dist, base: '/' });
    app.setNotFoundHandler((request, reply) =>
      answerPath({ request, reply, dist: options.dist, findAssets, sources, site: options.site ?? {} }),
    );
  };
}

/** The pages before a sign-in have a program of their own, a fraction of the other (apps/web, `shell/entrance`). */
const entrance = /^\/(home|login|instlanding|authorize)?\/?$/i;
/** No page has such a name. */
const files = /^\/assets\/|\.[a-z][a-z0-9]*$/i;
/** Texts that a page of ours shows in a frame, and an operator may write anew. */
const policies = /^\/policies\/(privacy|terms)\.(en|de)\.html$/;
const calls = /^\/(api|wopi|addition|hosting|editor)\//i;

/** Pages that people wait for most: what they are made of, named in the page, comes with its entry. */
const awaited: readonly { path: RegExp; page: string }[] = [
  { path: /^\/assignment\/\d+\/?$/i, page: 'src/features/workspace/workspace-page.tsx' },
  { path: /^\/readassignment\/\d+\/?$/i, page: 'src/features/reader/reader-page.tsx' },
];

/** The modules that are needed before anything can be seen: the words in the language of the browser, and an awaited page. */
function firstModules(pathname: string, language: string): readonly string[] {
  const words = (...parts: string[]) => parts.map((part) => `src/locales/${language}-${part}.ts`);
  const sentences = `../../packages/sentences/src/${language}.ts`;
  if (entrance.test(pathname)) return [sentences, ...words('entrance')];
  const page = awaited.find((one) => one.path.test(pathname))?.page;
  const ofPage = page === undefined ? [] : [...words('work', 'text'), page];
  return [sentences, ...words('entrance', 'program'), ...ofPage];
}

async function answerPath(context: {
  request: FastifyRequest;
  reply: FastifyReply;
  dist: string;
  findAssets: FindAssets;
  sources: PageSources;
  site: SiteSettings;
}) {
  const { request, reply, dist } = context;
  const pathname = decodeURIComponent(request.url.split('?')[0] ?? '/');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !calls.test(pathname) && isFileOf(dist, pathname)) return sendFile({ ...context, pathname });
  const edit = withSite(siteAt(request, context.site));
  if (isRead && policies.test(pathname)) {
    const sources: PageSources = { framedBy: "'self'" };
    return sendPage(reply.header('cache-control', 'no-cache'), {
      file: path.join(dist, pathname),
      sources,
      edit,
    });
  }
  const isMissing = files.test(pathname);
  if (!isRead || calls.test(pathname) || (isMissing && !wantsPage(request)))
    return reply.code(404).send(answerOf('not_found'));
  if (isMissing) reply.code(404);
  const file = path.join(dist, entrance.test(pathname) ? 'entrance.html' : 'index.html');
  const first = firstModules(pathname, readerLanguage(request));
  const assets = await context.findAssets((module) => first.includes(module));
  return sendPage(reply.header('cache-control', 'no-cache'), {
    file,
    sources: framedFor(request, context.sources),
    edit: (html, nonce) => edit(html).replace('</head>', () => `${assetElements(assets, nonce)}</head>`),
  });
}

/** Out of a learning platform, who was launched there: its frames may show the pages. */
function framedFor(request: FastifyRequest, sources: PageSources): PageSources {
  const origins = frameOriginsOf(request);
  return origins.length === 0 ? sources : { ...sources, framedBy: ["'self'", ...origins].join(' ') };
}

/** A person who looks, whom a page tells that nothing is there; not a page that misses a part. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** What helmet says about pages; on each of a page's files it would only be weight. */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

function sendFile({ reply, dist, pathname }: { reply: FastifyReply; dist: string; pathname: string }) {
  for (const name of pageHeaders) reply.removeHeader(name);
  // Vite names assets by their content: what a name stands for never changes.
  const isHashed = pathname.startsWith('/assets/');
  return reply.sendFile(pathname, dist, { maxAge: isHashed ? '1y' : '1h', immutable: isHashed });
}

function isFileOf(dist: string, pathname: string): boolean {
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return false;
  const file = path.join(dist, pathname);
  return file.startsWith(dist) && path.extname(file) !== '' && existsSync(file);
}
