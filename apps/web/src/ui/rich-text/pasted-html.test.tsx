import { toPlainText } from '@redraft/contracts';
import { expect, it, vi } from 'vitest';
import { parseHtml } from './pasted-html.ts';

const typesOf = (html: string) =>
  parseHtml(html).map(({ type, indent, runs }) => [type, indent, runs.map(({ text }) => text).join('')]);
const runsOf = (html: string) => parseHtml(html)[0]?.runs;

/** As Word puts it on the clipboard: list items are paragraphs, and lines are wrapped at a fixed length. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=EN-US style='font-size:20pt'>Your task<o:p></o:p></span></h1>
<p class=MsoNormal><span style='color:red'>Write <b style='mso-bidi-font-weight:normal'>500&nbsp;words</b> about
a <i>place</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Look<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp;
</span></span><![endif]>closely</p>
<p class=MsoNormal>See <a href="https://example.org/a"
title="x">this page</a> and <a href="#_Toc1">this</a>.</p>
<!--EndFragment--></body></html>`;

it('HTML pasted from Word keeps headings, lists and emphasis, and loses its styles', () => {
  expect(typesOf(fromWord)).toEqual([
    ['heading', 0, 'Your task'],
    ['paragraph', 0, 'Write 500\u00a0words about a place.'],
    ['bulletItem', 0, 'Look'],
    ['numberItem', 1, 'closely'],
    ['paragraph', 0, 'See this page and this.'],
  ]);
  const [, paragraph, , , links] = parseHtml(fromWord);
  expect(paragraph?.runs).toEqual([
    { text: 'Write ' },
    { text: '500\u00a0words', bold: true },
    { text: ' about a ' },
    { text: 'place', italic: true },
    { text: '.' },
  ]);
  expect(links?.runs[1]).toEqual({ text: 'this page', link: 'https://example.org/a' });
  expect(links?.runs.filter(({ link }) => link !== undefined)).toHaveLength(1);
});

it('HTML pasted from Google Docs is bold only if its styles say so', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
      <p dir="ltr"><span style="font-weight:400;font-style:normal">Plain </span><span style="font-weight:700">bold</span>
      <span style="font-style:italic">slanted</span></p><ul><li dir="ltr" aria-level="1"><p>One</p></li>
      <ul><li aria-level="2"><p>Deeper</p></li></ul></ul></b>`;
  expect(typesOf(html)).toEqual([
    ['paragraph', 0, 'Plain bold slanted'],
    ['bulletItem', 0, 'One'],
    ['bulletItem', 1, 'Deeper'],
  ]);
  expect(runsOf(html)).toEqual([
    { text: 'Plain ' },
    { text: 'bold', bold: true },
    { text: ' ' },
    { text: 'slanted', italic: true },
  ]);
});

it.each<[string, string, unknown[]]>([
  [
    'a nested list',
    '<ol><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>more</p></li></ol>',
    [
      ['numberItem', 0, 'One'],
      ['bulletItem', 1, 'Two'],
      ['numberItem', 0, 'Three\nmore'],
    ],
  ],
  [
    'a quote',
    '<blockquote><p>To be</p><p>or not</p></blockquote><p>Hamlet</p>',
    [
      ['quote', 0, 'To be'],
      ['quote', 0, 'or not'],
      ['paragraph', 0, 'Hamlet'],
    ],
  ],
  [
    'several lines',
    'One<br>two<div>Three</div>',
    [
      ['paragraph', 0, 'One\ntwo'],
      ['paragraph', 0, 'Three'],
    ],
  ],
  [
    'a table',
    '<table><tr><th>When</th><td><p>Monday</p></td></tr><tr><td>Where</td><td>Room 2</td></tr></table>',
    [
      ['paragraph', 0, 'When\tMonday'],
      ['paragraph', 0, 'Where\tRoom 2'],
    ],
  ],
  ['only blanks', '<p> </p><p>&nbsp;</p><div><br></div>', []],
  [
    'headings of any level',
    '<h2>Task</h2><h4>Part</h4><h2>More</h2>',
    [
      ['heading', 0, 'Task'],
      ['subheading', 0, 'Part'],
      ['heading', 0, 'More'],
    ],
  ],
])('HTML pasted from a page may be %s', (_name, html, expected) => {
  expect(typesOf(html)).toEqual(expected);
});

it.each([
  '<p>a</p><script>alert(1)</script>',
  '<p onclick="alert(1)">a</p><style>p{}</style>',
  '<p>a<img src=x onerror="alert(1)"></p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href=" java&#10;script:alert(1)">a</a></p>',
  '<p>a</p><iframe src="https://example.org"></iframe><object data="x"></object>',
  '<p>a</p><svg><script>alert(1)</script><text>x</text></svg>',
  '<p>a<span style="display:none">hidden</span></p>',
  '<p>a\u0007</p>',
  '<!-- <p>b</p> --><p>a</p><template><p>b</p></template>',
])('HTML pasted from a page keeps its text only: %s', (html) => {
  expect(parseHtml(html)).toEqual([{ type: 'paragraph', indent: 0, runs: [{ text: 'a' }] }]);
});

it('HTML pasted from a page keeps text that looks like markup', () => {
  expect(toPlainText(parseHtml('<p>&lt;script&gt;</p>'))).toBe('<script>');
});

it.each([
  ['of another program', fromWord],
  ['in an element', '<style>p > b {color:red}</style><p>One</p><STYLE type="text/css"></STYLE>'],
  ['right after another attribute', `<p class="a"style="color:red">One</p><p class='a'STYLE = 'b'>Two</p>`],
])('styles that the content security policy forbids are ignored: %s', (_where, html) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  expect(parseHtml(html).length).toBeGreaterThan(0);
  const parsedHtml: unknown = parse.mock.results[0]?.value;
  parse.mockRestore();
  expect(parsedHtml instanceof Document && parsedHtml.querySelectorAll('style, [style]').length).toBe(0);
});

it('styles that the content security policy forbids are kept if they are text or part of a link', () => {
  expect(runsOf('<p>a style=b <a href="https://example.org/style=1">c</a></p>')).toEqual([
    { text: 'a style=b ' },
    { text: 'c', link: 'https://example.org/style=1' },
  ]);
});
