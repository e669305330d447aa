import { randomBytes } from 'node:crypto';
import { directionOf, type Language, type PlainSentence } from '@redraft/sentences';
import { say } from '../../platform/sentences.ts';
import { demoInstitution } from '../state.ts';

/** Pages of the university: plain HTML without scripts, in the colours of the web app (apps/web, `palettes.ts`). */

const style = `
:root { color-scheme: light dark; --paper: #FAF8F4; --card: #FFFDFA; --ink: #1C2024; --soft: #575B5C; --line: #D2CBBC;
  --accent: #1F5673; --on-accent: #FFFFFF; --wrong: #7D231E; --wrong-ground: #F8DFDA; }
@media (prefers-color-scheme: dark) { :root { --paper: #15171A; --card: #1C1F22; --ink: #E9E5DC; --soft: #ABA89F;
  --line: #43464A; --accent: #8EC2DF; --on-accent: #0D2230; --wrong: #F6B9B2; --wrong-ground: #3A1E1B; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); padding: 1rem 1.5rem; font: 600 1.125rem 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; }
main { max-width: 27.5rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { font: 600 2rem/1.2 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1.5rem; }
label { display: block; font-size: .875rem; margin-bottom: 1.25rem; }
input { display: block; width: 100%; margin-top: .25rem; padding: .625rem .75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--soft); border-radius: .375rem; }
button { width: 100%; min-height: 2.75rem; font: inherit; font-weight: 600; border-radius: .375rem; border: 1px solid var(--accent);
  background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.second { background: none; color: var(--accent); margin-top: .75rem; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.wrong { background: var(--wrong-ground); color: var(--wrong); border-radius: .375rem; padding: .75rem 1rem; margin: 0 0 1.25rem; }
.hint { font-size: .875rem; margin: 1.25rem 0 0; }
a { color: var(--accent); }
`;

export interface UniversityPage {
  html: string;
  policy: string;
}

function pageOf(language: Language, { title, body }: { title: string; body: string }): UniversityPage {
  const nonce = randomBytes(16).toString('base64url');
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${demoInstitution}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>${demoInstitution}</header>
<main><h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    // The form posts to the university, which redirects back to us: both are on the same origin.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return { html, policy };
}

export function signInPage(language: Language, tried: { username: string } | null): UniversityPage {
  const words = (code: PlainSentence) => escaped(say(language, code));
  const wrong = tried ? `<div class="wrong" role="alert">${words('auth.wrong_credentials')}</div>` : '';
  const [first, second] = tried ? ['', ' autofocus'] : [' autofocus', ''];
  const body = `<p>${words('university.to_redraft')}</p>
<form class="card" method="post">${wrong}
<label>${words('university.username')}<input name="username" autocomplete="username" required maxlength="200" value="${escaped(tried?.username ?? '')}"${first}></label>
<label>${words('university.password')}<input name="password" type="password" autocomplete="current-password" required maxlength="1024"${second}></label>
<button type="submit">${words('university.sign_in')}</button>
<p class="hint">${words('university.hint')}</p>
</form>`;
  return pageOf(language, { title: say(language, 'university.sign_in'), body });
}

/** @param form The library's form, with its proof that the user requested this page. */
export function signOutPage(language: Language, form: string): UniversityPage {
  const words = (code: PlainSentence) => escaped(say(language, code));
  const body = `<p>${words('university.sign_out_question')}</p>
<div class="card">${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>${words('university.sign_out')}</button>
<button class="second" type="submit" form="op.logoutForm">${words('university.stay')}</button>
</div>`;
  return pageOf(language, { title: say(language, 'university.sign_out'), body });
}

export function brokenPage(language: Language): UniversityPage {
  const words = (code: PlainSentence) => escaped(say(language, code));
  const body = `<p>${words('university.broken')}</p><p><a href="/Login">${words('university.back')}</a></p>`;
  return pageOf(language, { title: say(language, 'university.sign_in'), body });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
