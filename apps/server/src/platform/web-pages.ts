import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { defaultLanguage, directionOf, type Language, languages } from '@redraft/sentences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetElements, type BuiltAssets, builtAssets } from './build-manifest.ts';
import { type PageSources, sendPage, withNonce } from './content-security-policy.ts';
import { answerOf } from './error-answers.ts';
import { frameOriginsOf } from './frame-pass.ts';
import { readerLanguage } from './reader-language.ts';
import { type SiteSettings, siteAt, withSite } from './site.ts';
import { buildSlowStart } from './slow-start.ts';

/**
 * Serves the built web app: files by name, and one of two pages for any other path that is not an API call, because the app has client-side routing.
 * Runs as the not-found handler, so that declared routes take precedence.
 */
export function webPages(options: {
  dist: string;
  editorUrl: string | undefined;
  microphone?: readonly string[] | undefined;
  site?: SiteSettings;
}) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: options.dist,
      serve: false,
      index: false,
      // The build writes `page.js.br` next to `page.js`.
      preCompressed: true,
    });
    const editor = options.editorUrl ? [new URL(options.editorUrl).origin] : [];
    // `connect` too: pages check whether the editor's server responds (`server-watch.ts`).
    const { microphone } = options;
    const sources: PageSources = {
      connect: editor,
      frame: editor,
      form: editor,
      ...(microphone ? { microphone } : {}),
      framedBy: "'none'",
    };
    const { find: findAssets } = builtAssets({ dist: options.dist, base: '/' });
    app.setNotFoundHandler((request, reply) =>
      answerPath({ request, reply, dist: options.dist, findAssets, sources, site: options.site ?? {} }),
    );
  };
}

/** Pages before the sign-in have a separate, much smaller bundle (apps/web, `shell/entrance`). */
const entrancePages = /^\/(home|login|instlanding|authorize)?\/?$/i;
const landingPaths = /^\/(home)?\/?$/i;
/** Paths of files; no page has such a path. */
const filePaths = /^\/assets\/|\.[a-z][a-z0-9]*$/i;
/** Policies that our pages show in a frame, and that operators may replace. */
const policies = new RegExp(`^/policies/(privacy|terms|accessibility)\\.(${languages.join('|')})\\.html$`);
const serverPaths = /^\/(api|wopi|addition|hosting|editor)\//i;

/** Frequently loaded pages: their modules are preloaded with the entry. */
const preloadedPages: readonly { path: RegExp; page: string }[] = [
  { path: /^\/(login|authorize)\/?$/i, page: 'src/features/sign-in/authorize-page.tsx' },
  { path: /^\/assignment\/\d+\/?$/i, page: 'src/features/workspace/workspace-page.tsx' },
  { path: /^\/readassignment\/\d+\/?$/i, page: 'src/features/reader/reader-page.tsx' },
];

/** The modules needed for the first paint: the catalogues of the browser's language, and the requested page. */
function firstModules(pathname: string, language: string): readonly string[] {
  const catalogues = (...parts: string[]) => parts.map((part) => `src/locales/${language}-${part}.ts`);
  const sentences = `../../packages/sentences/src/${language}.ts`;
  const page = preloadedPages.find((one) => one.path.test(pathname))?.page;
  if (entrancePages.test(pathname))
    return page === undefined ? catalogues('entrance') : [sentences, ...catalogues('entrance'), page];
  const pageModules = page === undefined ? [] : [...catalogues('work', 'text'), page];
  return [sentences, ...catalogues('entrance', 'program'), ...pageModules];
}

async function answerPath(context: {
  request: FastifyRequest;
  reply: FastifyReply;
  dist: string;
  findAssets: BuiltAssets['find'];
  sources: PageSources;
  site: SiteSettings;
}) {
  const { request, reply, dist } = context;
  const pathname = decodeURIComponent(request.url.split('?')[0] ?? '/');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !serverPaths.test(pathname) && isFileOf(dist, pathname))
    return sendFile({ ...context, pathname });
  const edit = withSite(siteAt(request, context.site));
  if (isRead && policies.test(pathname)) {
    // A folder of the operator may lack a language.
    const file = [pathname, pathname.replace(/\.[a-z]+\.html$/, `.${defaultLanguage}.html`)]
      .map((name) => path.join(dist, name))
      .find((name) => existsSync(name));
    if (file === undefined) return reply.code(404).send(answerOf('not_found'));
    const sources: PageSources = { framedBy: "'self'" };
    return sendPage(reply.header('cache-control', 'no-cache'), { file, sources, edit });
  }
  const isMissing = filePaths.test(pathname);
  if (!isRead || serverPaths.test(pathname) || (isMissing && !wantsPage(request)))
    return reply.code(404).send(answerOf('not_found'));
  if (isMissing) reply.code(404);
  const file = path.join(dist, entrancePages.test(pathname) ? 'entrance.html' : 'index.html');
  const language = readerLanguage(request);
  const modules = firstModules(pathname, language);
  const assets = await context.findAssets((module) => modules.includes(module));
  const firstScreen = landingPaths.test(pathname) ? await readFirstScreen(dist, language) : '';
  return sendPage(reply.header('cache-control', 'no-cache'), {
    file,
    sources: framedFor(request, context.sources),
    edit: (html, nonce) =>
      edit(
        html.replace(
          '<body>',
          (body) => body + buildSlowStart(language, nonce) + withNonce(firstScreen, nonce),
        ),
      )
        .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
        .replace('</head>', () => `${assetElements(assets, nonce)}</head>`),
  });
}

/** The first screen of the landing page, as rendered by the build (apps/web, `first-screens.ts`); empty if the pages are not built. */
const readFirstScreen = (dist: string, language: Language) =>
  readFile(path.join(dist, 'first-screen', `${language}.html`), 'utf8').catch(() => '');

/** For users launched from a learning platform: its frames may show the pages. */
function framedFor(request: FastifyRequest, sources: PageSources): PageSources {
  const origins = frameOriginsOf(request);
  return origins.length === 0 ? sources : { ...sources, framedBy: ["'self'", ...origins].join(' ') };
}

/** Whether a user navigates to the URL and should see the not-found page, as opposed to a page that requests a missing file. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Helmet's headers that matter for pages only; on each of a page's files they would be overhead. */
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

/** Learning platforms show it beside what they open with us. */
const iconPath = '/favicon.svg';

function sendFile({ reply, dist, pathname }: { reply: FastifyReply; dist: string; pathname: string }) {
  for (const name of pageHeaders) reply.removeHeader(name);
  // Vite puts a content hash into asset names, so they never change.
  const isHashed = pathname.startsWith('/assets/');
  if (pathname === iconPath) reply.header('cross-origin-resource-policy', 'cross-origin');
  return reply.sendFile(pathname, dist, { maxAge: isHashed ? '1y' : '1h', immutable: isHashed });
}

function isFileOf(dist: string, pathname: string): boolean {
  if (pathname.endsWith('/') || pathname.endsWith('.html')) return false;
  const file = path.join(dist, pathname);
  return file.startsWith(dist) && path.extname(file) !== '' && existsSync(file);
}
