import { randomBytes } from 'node:crypto';

/** Markup that is safe to put into a page. */
export interface Markup {
  markup: string;
}

type Part = Markup | Markup[] | string | number | null;

/** What stands in braces is text, and is written as text, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) };
}

function render(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join('\n');
  if (typeof part === 'object') return part.markup;
  return escapeText(String(part));
}

export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface Page {
  markup: string;
  contentSecurityPolicy: string;
}

/** A page that does nothing but post a form: how an OpenID provider answers with `form_post`. */
export function buildAutoPostPage(action: string, fields: Record<string, string>): Page {
  const nonce = randomBytes(16).toString('base64url');
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const { markup } = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>…</title></head>
<body>
<form method="post" action="${action}">
${inputs}
<noscript><button type="submit">→</button></noscript>
</form>
<script nonce="${nonce}">document.forms[0].submit();</script>
</body>
</html>`;
  return { markup, contentSecurityPolicy: `default-src 'none'; script-src 'nonce-${nonce}'` };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The form in a page, for a browser of a test that runs no script. */
export function readForm(page: string): { action: string; fields: Record<string, string> } | null {
  const action = /<form\b.{1,100}?\baction="([^"]*)"/s.exec(page)?.[1];
  if (action === undefined) return null;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = [...inputs].map(([, name = '', value = '']) => [unescapeText(name), unescapeText(value)]);
  return { action: unescapeText(action), fields: Object.fromEntries(fields) };
}

function unescapeText(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
    code === undefined ? (named[name ?? ''] ?? all) : String.fromCharCode(Number(code)),
  );
}
