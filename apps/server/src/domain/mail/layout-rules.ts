import { directionOf, type Language } from '@redraft/sentences';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { MailContent, MailPart } from './mail-template.ts';

/** Renders mails as HTML and as plain text from the same parts. */

export interface MailBodies {
  subject: string;
  text: string;
  html: string;
}

interface Frame {
  language: Language;
  /** Base URL of the platform: `https://redraft.example.org`. */
  origin: string;
  /** The URL for unsubscribing from mails like this one. */
  unsubscribeUrl: string | null;
}

const texts = {
  en: {
    footer: (host: string) => `This email was sent by Redraft at ${host}.`,
    unsubscribe: 'Unsubscribe from these emails',
  },
  de: {
    footer: (host: string) => `Diese E-Mail wurde von Redraft unter ${host} gesendet.`,
    unsubscribe: 'Diese E-Mails abbestellen',
  },
  fr: {
    footer: (host: string) => `Cet e-mail a été envoyé par Redraft, ${host}.`,
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  es: {
    footer: (host: string) => `Este correo lo ha enviado Redraft, ${host}.`,
    unsubscribe: 'Dejar de recibir estos correos',
  },
  ar: {
    footer: (host: string) => `أُرسلت هذه الرسالة من Redraft على ${host}.`,
    unsubscribe: 'إلغاء الاشتراك في هذه الرسائل',
  },
} as const satisfies Record<Language, object>;

export function layOut({ subject, parts }: MailContent, frame: Frame): MailBodies {
  return {
    // A subject is one line, even if a title contains line breaks.
    subject: subject.replace(/\s+/gu, ' ').trim(),
    text: textOf(parts, frame),
    html: htmlOf(subject, parts, frame),
  };
}

/** Resolves a path on our own origin: a template cannot link to other sites. */
function addressOf(path: string, { origin }: Frame): string {
  const address = new URL(path, origin);
  if (address.origin !== new URL(origin).origin) throw new Error(`A mail leads elsewhere: ${path}`);
  return address.href;
}

function textOf(parts: readonly MailPart[], frame: Frame): string {
  const { footer, unsubscribe } = texts[frame.language];
  const footerLines = [footer(new URL(frame.origin).host)];
  if (frame.unsubscribeUrl !== null) footerLines.push(`${unsubscribe}: ${frame.unsubscribeUrl}`);
  return `${parts.map((part) => textOfPart(part, frame)).join('\n\n')}\n\n-- \n${footerLines.join('\n')}\n`;
}

function textOfPart(part: MailPart, frame: Frame): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'button':
      return `${part.label}:\n${addressOf(part.path, frame)}`;
    case 'quote':
      return part.text.replace(/^/gmu, '> ');
    case 'entry':
      return [part.title, part.text, ...(part.link ? [addressOf(part.link.path, frame)] : [])].join('\n');
    case 'note':
      return part.text;
  }
}

/** The web app's colours in light and dark mode (also in its `ui/theme/palettes.ts`). */
const style = `
body{margin:0;background:#faf8f4;color:#1c2024;font:16px/1.5 -apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
a{color:#1f5673}
.page{max-width:560px;margin:0 auto;padding:24px 16px}
.name{color:#1f5673;font:600 20px Georgia,serif;margin:0 0 16px}
.card{background:#fffdfa;border:1px solid #e3ded3;border-radius:8px;padding:24px}
.card p{margin:0 0 16px;overflow-wrap:anywhere}
.card>:last-child{margin-bottom:0}
.button{display:inline-block;background:#1f5673;color:#fff;border-radius:6px;padding:10px 20px;text-decoration:none;font-weight:600}
.quote{border-inline-start:3px solid #d2cbbc;padding-inline-start:12px;white-space:pre-wrap}
.note,.end{color:#575b5c;font-size:14px}
.end{margin:16px 8px 0}
@media (prefers-color-scheme:dark){
body{background:#15171a;color:#e9e5dc}a,.name{color:#8ec2df}.card{background:#1c1f22;border-color:#2e3135}
.button{background:#8ec2df;color:#0d2230}.quote{border-color:#43464a}.note,.end{color:#aba89f}}`;

function htmlOf(subject: string, parts: readonly MailPart[], frame: Frame): string {
  const { footer, unsubscribe } = texts[frame.language];
  const footerLines = [escapeHtml(footer(new URL(frame.origin).host))];
  if (frame.unsubscribeUrl !== null)
    footerLines.push(`<a href="${escapeHtml(frame.unsubscribeUrl)}">${escapeHtml(unsubscribe)}</a>`);
  return `<!doctype html>
<html lang="${frame.language}" dir="${directionOf(frame.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body><div class="page"><p class="name">Redraft</p><div class="card">
${parts.map((part) => htmlOfPart(part, frame)).join('\n')}
</div><p class="end">${footerLines.join('<br>')}</p></div></body></html>
`;
}

function htmlOfPart(part: MailPart, frame: Frame): string {
  if (typeof part === 'string') return `<p dir="auto">${escapeHtml(part)}</p>`;
  switch (part.kind) {
    case 'button':
      return `<p>${linkOf(part, frame, 'button')}</p>`;
    case 'quote':
      return `<p dir="auto" class="quote">${escapeHtml(part.text)}</p>`;
    case 'entry':
      return `<p dir="auto"><strong>${escapeHtml(part.title)}</strong><br>${escapeHtml(part.text)}${
        part.link ? `<br>${linkOf(part.link, frame)}` : ''
      }</p>`;
    case 'note':
      return `<p dir="auto" class="note">${escapeHtml(part.text)}</p>`;
  }
}

function linkOf(link: { label: string; path: string }, frame: Frame, className?: string): string {
  const href = escapeHtml(addressOf(link.path, frame));
  return `<a${className ? ` class="${className}"` : ''} href="${href}">${escapeHtml(link.label)}</a>`;
}
