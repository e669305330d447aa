import { expect, it } from 'vitest';
import { layOut } from './layout-rules.ts';
import type { MailPart } from './mail-template.ts';

const frame = { language: 'en', origin: 'https://redraft.example.org', unsubscribeUrl: null } as const;
const hostile = '<img src=x onerror="alert(1)"> & \'more\'';
const of = (...parts: MailPart[]) => layOut({ subject: 'Hello', parts }, frame);

it.each<[string, MailPart]>([
  ['a paragraph', hostile],
  ['a quote', { kind: 'quote', text: hostile }],
  ['a note', { kind: 'note', text: hostile }],
  ['an entry', { kind: 'entry', title: hostile, text: hostile, link: { label: hostile, path: '/a' } }],
  ['a button', { kind: 'button', label: hostile, path: '/a' }],
])('a mail escapes markup from %s', (_name, part) => {
  const { html } = of(part);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;more&#39;');
});

it('the plain-text part of a mail has the same content', () => {
  const { text } = of(
    'Good day.',
    { kind: 'button', label: 'Open it', path: '/a?b=c&d' },
    { kind: 'quote', text: 'One\nTwo' },
  );
  expect(text).toBe(
    'Good day.\n\nOpen it:\nhttps://redraft.example.org/a?b=c&d\n\n> One\n> Two\n\n-- \nThis email was sent by Redraft at redraft.example.org.\n',
  );
});

it('a mail links only to the platform', () => {
  expect(of({ kind: 'button', label: 'Open', path: '/a?b=c&d' }).html).toContain(
    'href="https://redraft.example.org/a?b=c&amp;d"',
  );
  for (const path of ['https://other.example.org', '//other.example.org', 'javascript:alert(1)'])
    expect(() => of({ kind: 'button', label: 'Open', path })).toThrow('leads elsewhere');
});

it('the subject of a mail is one line', () => {
  expect(layOut({ subject: 'One\r\nBcc: two ', parts: [] }, frame).subject).toBe('One Bcc: two');
});

it("a mail explains in the reader's language how to unsubscribe", () => {
  const unsubscribeUrl = 'https://redraft.example.org/unsubscribe?token=t';
  const { text, html } = layOut({ subject: '', parts: [] }, { ...frame, language: 'de', unsubscribeUrl });
  expect(text).toContain(`Diese E-Mails abbestellen: ${unsubscribeUrl}`);
  expect(html).toContain(`<a href="${unsubscribeUrl}">Diese E-Mails abbestellen</a>`);
  expect(html).toContain('<html lang="de" dir="ltr">');
});

it('a mail in Arabic runs from right to left', () => {
  const { html } = layOut({ subject: '', parts: ['مرحبًا'] }, { ...frame, language: 'ar' });
  expect(html).toContain('<html lang="ar" dir="rtl">');
});
