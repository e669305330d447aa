import { randomBytes } from 'node:crypto';
import { directionOf, type Language } from '@redraft/sentences';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Pages of the server itself, shown during redirects: plain HTML in the colours of the web app (apps/web, `palettes.ts`). */

const style = `
:root { color-scheme: light dark; --paper: #FAF8F4; --card: #FFFDFA; --ink: #1C2024; --soft: #575B5C; --line: #D2CBBC;
  --accent: #1F5673; --on-accent: #FFFFFF; }
@media (prefers-color-scheme: dark) { :root { --paper: #15171A; --card: #1C1F22; --ink: #E9E5DC; --soft: #ABA89F;
  --line: #43464A; --accent: #8EC2DF; --on-accent: #0D2230; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font: 600 1.75rem/1.25 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; margin: 0 0 .75rem; }
h2 { font: 600 1.0625rem/1.4 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; }
dl { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: 0; padding: 1rem 1.25rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0 0 .75rem; }
dd:last-child { margin-bottom: 0; }
.code { color: var(--soft); font-size: .875rem; }
.button { display: inline-block; min-height: 2.75rem; padding: .625rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none;
  border-radius: .375rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
.button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }
`;

interface PlainPage {
  language: Language;
  title: string;
  /** HTML; external values must be escaped. */
  body: string;
  /** Runs when the page has loaded, with `given` in scope. */
  script?: string;
  given?: object;
  /** Value of the CSP directive `frame-ancestors`. */
  framedBy: string;
  /** Where its forms go, if not to us. */
  formTargets?: readonly string[];
}

export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const { language, title, body, script, given = {} } = page;
  const program =
    script === undefined
      ? ''
      : `<script type="application/json" id="given">${embedAsJson(given)}</script>
<script nonce="${nonce}">{const given=JSON.parse(document.getElementById('given').textContent);${script}}</script>`;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>${body}</main>
${program}
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
    `frame-ancestors ${page.framedBy}`,
    "base-uri 'none'",
  ].join('; ');
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Embeds JSON as data, never as script; no character in it can end the element. */
function embedAsJson(given: object): string {
  return JSON.stringify(given).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
