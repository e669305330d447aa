import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../html.ts';
import type { Course } from '../state.ts';
import type { Visitor } from './visitor.ts';

export type Tab = 'activities' | 'grades' | 'people' | 'settings';

interface PageParts {
  title: string;
  body: Markup;
  course?: Course | undefined;
  tab?: Tab | undefined;
}

/** Scripts and styles are files of our own; a tool may be framed from anywhere, and nobody frames us. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  'img-src * data:',
  'frame-src http: https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function sendWebPage(reply: FastifyReply, visitor: Visitor, parts: PageParts): FastifyReply {
  const { translate, language } = visitor;
  const { title, body, course, tab } = parts;
  const { markup } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${translate('platform')}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/style.css">
<script src="/assets/page.js" defer></script>
</head>
<body>
<a class="skip" href="#content">${translate('skip')}</a>
<header>
<div class="bar">
<a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28"> ${translate('platform')}</a>
${renderVisitor(visitor)}
</div>
${course ? renderTabs(visitor, course, tab) : null}
</header>
<main id="content">
${body}
</main>
<footer>${translate('demo_note')}</footer>
</body>
</html>`;
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup);
}

function renderVisitor({ person, translate, language }: Visitor): Markup {
  const other = language === 'en' ? 'de' : 'en';
  const who = person
    ? html`<span class="person" dir="auto">${person.givenName} ${person.familyName}</span>
<a href="/people">${translate('switch_person')}</a>`
    : null;
  return html`<div class="visitor">${who}
<form method="post" action="/language"><button class="plain" name="language" value="${other}" lang="${other}">${translate('language')}</button></form>
</div>`;
}

function renderTabs({ translate }: Visitor, course: Course, current: Tab | undefined): Markup {
  const base = `/courses/${encodeURIComponent(course.id)}`;
  const tabs: [Tab, string][] = [
    ['activities', base],
    ['grades', `${base}/grades`],
    ['people', `${base}/people`],
    ['settings', '/settings'],
  ];
  const links = tabs.map(([tab, href]) =>
    tab === current
      ? html`<a href="${href}" aria-current="page">${translate(tab)}</a>`
      : html`<a href="${href}">${translate(tab)}</a>`,
  );
  return html`<div class="course"><p class="course-label">${course.label}</p><p class="course-title" dir="auto">${course.title}</p>
<nav aria-label="${translate('nav')}">${links}</nav></div>`;
}

export function renderEmpty(title: string, hint: string, action: Markup | null = null): Markup {
  return html`<div class="empty"><h2>${title}</h2><p>${hint}</p>${action}</div>`;
}

/** The frame of a tool, with the address to go to when it says that it is done. */
export function renderFrame(
  source: string,
  { title, closeHref }: { title: string; closeHref: string },
): Markup {
  return html`<iframe class="tool" data-tool data-close="${closeHref}" name="tool" src="${source}" title="${title}" width="1000" height="700" allow="fullscreen; clipboard-write"></iframe>`;
}
