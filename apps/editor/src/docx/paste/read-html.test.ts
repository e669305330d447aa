// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Pasted, PastedBlock, PastedInline } from './blocks.ts';
import { defaultLimits } from './budget.ts';
import { readPlainText, restoreEdgeSpaces } from './plain-text.ts';
import { readHtml } from './read-html.ts';

const signs = {
  bold: '**',
  italic: '_',
  underline: '=',
  strike: '~',
  superscript: '^',
  subscript: ',',
} as const;

function inlineText(inline: PastedInline): string {
  if (inline.kind === 'break') return '⏎';
  if (inline.kind === 'tab') return '⇥';
  if (inline.kind === 'note') return `[note ${inline.text}]`;
  if (inline.kind === 'picture') {
    const { alt, width, height } = inline.picture;
    return `[picture ${alt} ${width}×${height}]`;
  }
  const sign = inline.marks.map((mark) => signs[mark]).join('');
  const marked = `${sign}${inline.text}${[...sign].reverse().join('')}`;
  return inline.href === null ? marked : `<${inline.href}>(${marked})`;
}

/** One line per block: its kind, and its text with symbols for marks. */
function lineOf(block: PastedBlock): string {
  if (block.kind === 'table') {
    const rows = block.rows.map(({ cells, isHeader }) => {
      const texts = cells.map(({ colspan, rowspan, blocks }) => {
        const span = colspan + rowspan > 2 ? `${colspan}×${rowspan} ` : '';
        return span + blocks.map(lineOf).join(' / ');
      });
      return `${isHeader ? 'head ' : ''}${texts.join(' | ')}`;
    });
    return `table ${rows.join(' ;; ')}`;
  }
  const { role, align, list, content } = block;
  const number = list?.isContinued ? '…' : `${list?.kind === 'numbered' ? list.start : '•'}`;
  const place = list === null ? '' : `${number} ${list.level} ${list.key.replace(/\D/g, '')}: `;
  return `${role === 'body' ? '' : `${role}: `}${align === null ? '' : `${align}: `}${place}${content.map(inlineText).join('')}`;
}

function read(html: string): Pasted {
  const pasted = readHtml(html);
  if (pasted === null) throw new Error('Too much to read');
  return pasted;
}
const lines = (html: string): string[] => read(html).blocks.map(lineOf);

const word = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const item = (level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAADUlEQVR4nGNgwAcAAB4AAXqhMNIAAAAASUVORK5CYII=';

it('HTML from Word keeps headings, the title and emphasis, and drops fonts, colours and empty marks', () => {
  const html = word(`<p class=MsoTitle>Der Hafen<o:p></o:p></p>
<h1>Am <span style='color:#2F5496'>Morgen</span><o:p></o:p></h1>
<p class=MsoNormal>Ein <b style='mso-bidi-font-weight:normal'>stiller</b> <i>Tag</i> mit
<u>vielen</u> <span style='font-family:"Comic Sans MS";color:red;background:yellow'>Booten</span>,
H<sub>2</sub>O<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal align=center
style='text-align:center'>Ende<o:p></o:p></p>`);
  expect(lines(html)).toEqual([
    'title: Der Hafen',
    'heading1: Am Morgen',
    'Ein **stiller** _Tag_ mit =vielen= Booten, H,2,O',
    '',
    'center: Ende',
  ]);
});
it('HTML from Word reads list paragraphs as a list, with levels and without the numbers in the text', () => {
  const html = word(
    item(1, '3.', 'Drittens') + item(2, 'a.', 'darin') + item(2, 'b)', 'und') + item(1, '4.', 'Viertens'),
  );
  expect(lines(html)).toEqual(['3 0 1: Drittens', '1 1 1: darin', '1 1 1: und', '4 0 1: Viertens']);
});
it('HTML from Word distinguishes bullets from numbers by their marker', () => {
  expect(lines(word(item(1, '·', 'Punkt') + item(2, 'o', 'Kreis') + item(3, '§', 'Kasten')))).toEqual([
    '• 0 1: Punkt',
    '• 1 1: Kreis',
    '• 2 1: Kasten',
  ]);
});
it('HTML from Word places a footnote at its number, once', () => {
  const html = word(`<p class=MsoNormal>Der Wind<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"
title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>
drehte.</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"
title=""><span class=MsoFootnoteReference>[1]</span></a> Siehe das <i>Logbuch</i>, S. 3.</p></div></div>`);
  expect(lines(html)).toEqual(['Der Wind[note Siehe das Logbuch, S. 3.] drehte.']);
});
it('HTML from Word keeps tabs, and counts a picture that is a local file of the other machine', () => {
  const html = word(`<p class=MsoNormal>Name<span style='mso-tab-count:1'>      </span>Klasse
<!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=300 height=200 src="file:///C:/Temp/clip_image001.png" v:shapes="a"><![endif]></p>`);
  expect(lines(html)).toEqual(['Name⇥Klasse']);
  expect(read(html).lostPictures).toBe(1);
});

it('HTML from Google Docs is not bold as a whole, and keeps its lists, headings and links', () => {
  const html = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Quiet  morning</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;white-space:pre;white-space:pre-wrap;">Bold</span><span style="font-weight:400;white-space:pre-wrap;"> and </span><a href="https://example.org/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;">a link</span></a></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">one</span></p></li><ul><li aria-level="2"><p role="presentation"><span>deeper</span></p></li></ul><li aria-level="1"><p>two</p></li></ul></b><br class="Apple-interchange-newline">`;
  expect(lines(html)).toEqual([
    'heading2: Quiet  morning',
    '**Bold** and <https://example.org/a>(a link)',
    '',
    '• 0 1: one',
    '• 1 1: deeper',
    '• 0 1: two',
  ]);
});

it('HTML from LibreOffice keeps emphasis and lists, and notes in place', () => {
  const html = `<html><head><meta name="generator" content="LibreOffice 7.4"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="de-DE" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm"><font color="#800000"><font face="Liberation Serif, serif"><font size="4" style="font-size: 14pt"><b>Fett</b></font></font></font> normal<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
<ol start="2">
	<li><p style="margin-bottom: 0cm">zwei</p>
	<p>noch zwei</p>
	</li>
</ol>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Eine Anmerkung</p></div></body></html>`;
  expect(lines(html)).toEqual(['**Fett** normal[note Eine Anmerkung]', '2 0 1: zwei', '… 0 1: noch zwei']);
});

it('HTML from a web page keeps the text of an encyclopedia, without buttons and internal links', () => {
  const html = `<h2><span class="mw-headline" id="History" style="display:inline">History</span><span class="mw-editsection">[<a href="/w/index.php?action=edit">edit</a>]</span></h2>
<div class="hatnote" role="note">Main article: <a href="https://en.wikipedia.org/wiki/Harbor">Harbor</a></div><p style="margin: 0.5em 0px; color: rgb(32, 33, 34); font-family: sans-serif;">A <b>harbor</b>, or <i>haven</i>.<sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup><span>&nbsp;</span>It is old.</p>
<blockquote><p>The sea is high again today.</p></blockquote><hr><pre>one
  two</pre>`;
  expect(lines(html)).toEqual([
    'heading2: History',
    'Main article: <https://en.wikipedia.org/wiki/Harbor>(Harbor)',
    'A **harbor**, or _haven_.^[1]^ It is old.',
    'quote: The sea is high again today.',
    'one⏎  two',
  ]);
});
it('HTML from a web page keeps tables with merged cells, and adds missing cells', () => {
  const html = `<table border="1"><caption>Boats</caption><thead><tr><th>Name</th><th colspan="2">Size</th></tr></thead>
<tbody><tr><td rowspan="2">Elsa</td><td>3 m</td><td><ul><li>old</li></ul></td></tr><tr><td><p>one</p><p>two</p></td></tr></tbody></table>`;
  expect(lines(html)).toEqual([
    'Boats',
    'table head **Name** | 2×1 **Size** ;; 1×2 Elsa | 3 m | • 0 1: old ;; one / two | ',
  ]);
});
it('HTML from a web page reads a layout table as its text', () => {
  expect(lines('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual(['One', 'Two']);
});
it('HTML from a web page keeps embedded pictures, and drops linked ones', () => {
  const html = `<p>a<img alt="dot" src="data:image/png;base64,${png}"><img src="https://example.org/a.png" alt="b">
<img src="data:image/svg+xml;base64,AAAA"><img src="https://example.org/pixel.gif" width="1" height="1"><img alt="🌊" src="https://x.org/wave.png"></p>`;
  expect(lines(html)).toEqual(['a[picture dot 3×2] 🌊']);
  expect(read(html).lostPictures).toBe(2);
});
it('HTML from a web page keeps empty lines between blocks of lines', () => {
  expect(lines('<div>one</div><div><br></div><div>two<br>three</div>')).toEqual(['one', '', 'two⏎three']);
});

describe('the shading of cells', () => {
  const shadings = (html: string): (string | null)[] =>
    read(html).blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.map(({ shading }) => shading)) : [],
    );

  it.each([
    [
      'Word',
      word(`<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=201 valign=top
style='width:150.5pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;background:#1F3864;mso-background-themecolor:
accent1;padding:0cm 5.4pt'><p class=MsoNormal>a<o:p></o:p></p></td><td style='background:#D9D9D9;mso-shading:windowtext;mso-pattern:
gray-15 auto'><p class=MsoNormal>b</p></td><td style='border:none'><p class=MsoNormal>c</p></td></tr></table>`),
      ['1F3864', 'D9D9D9', null],
    ],
    [
      'Google Docs',
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr"><table><tr style="height:0pt"><td style="border:solid #000 1pt;
background-color:#d9ead3;padding:5pt"><p dir="ltr"><span style="background-color:transparent">a</span></p></td><td style="background-color:
transparent"><p>b</p></td></tr></table></div></b>`,
      ['D9EAD3', null],
    ],
    [
      'Excel',
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
<!--table {mso-displayed-decimal-separator:"\\.";} .font5 {color:black;} td {padding-top:1px; mso-pattern:auto;}
.xl65 {background:#FFC000; mso-pattern:black none;}
.xl66 {border:.5pt solid windowtext; background:white; mso-pattern:black none;} --></style></head><body><table><!--StartFragment-->
<tr height=20><td class=xl65 width=64>a</td><td class=xl66>b</td><td>c</td></tr><!--EndFragment--></table></body></html>`,
      ['FFC000', null, null],
    ],
    [
      'LibreOffice',
      `<table><tr><td bgcolor="#FFFF00">a</td><td style="background: #b4c7dc" bgcolor="#b4c7dc">b</td><td>c</td></tr></table>`,
      ['FFFF00', 'B4C7DC', null],
    ],
    [
      'a web page, whose rows are coloured',
      `<table><tr bgcolor=silver><td>a</td><td style="background-color: #ffffff">b</td></tr>
<tr style="background: rgb(226, 239, 218) none repeat"><td>c</td><td bgcolor="">d</td></tr></table>`,
      ['C0C0C0', null, 'E2EFDA', 'E2EFDA'],
    ],
  ])('the shading of cells is read from %s', (_from, html, expected) => {
    expect(shadings(html)).toEqual(expected);
  });
});

it.each([
  ['a script', '<p>a<script>alert(1)</script></p>', ['a']],
  ['a style', '<style>p{}</style><p>a</p>', ['a']],
  ['a handler', '<p onclick="alert(1)">a<img src=x onerror="alert(1)"></p>', ['a']],
  ['an address that runs', '<a href="javascript:alert(1)">a</a>', ['a']],
  ['an address that runs in disguise', '<a href=" java\tscript:alert(1)">a</a>', ['a']],
  ['an address with data', '<a href="data:text/html,hi">a</a>', ['a']],
  ['a frame', '<p>a</p><iframe srcdoc="<p>b</p>"></iframe>', ['a']],
  ['a drawing', '<svg><text>b</text></svg><p>a</p>', ['a']],
  ['text that is not seen', '<p>a<span style="display:none">b</span></p>', ['a']],
  ['a form', '<form><input value="b"><textarea>c</textarea>a</form>', ['a']],
])('hostile markup loses %s and keeps its text', (_name, html, expected) => {
  expect(lines(html)).toEqual(expected);
});
it('hostile markup is read to a limited depth, with all its text', () => {
  const html = `${'<span>'.repeat(1500)}deep${'</span>'.repeat(1500)}`;
  expect(lines(html)).toEqual(['deep']);
});
it('hostile markup is truncated if it is endless, and this is reported', () => {
  const html = `<p>first</p>${'<p>more</p>'.repeat(defaultLimits.paragraphs + 5)}`;
  const pasted = read(html);
  expect(pasted.isTruncated).toBe(true);
  expect(pasted.blocks).toHaveLength(defaultLimits.paragraphs);
});
it('hostile markup is truncated after a maximum number of cells', () => {
  const row = `<tr>${'<td>x</td>'.repeat(100)}</tr>`;
  const pasted = read(`<table>${row.repeat(100)}</table>`);
  expect(pasted.isTruncated).toBe(true);
  const [table] = pasted.blocks;
  expect(table?.kind === 'table' ? table.rows.length : 0).toBe(defaultLimits.cells / 100);
});
it('hostile markup is truncated when it takes too long', () => {
  let now = 0;
  const pasted = readHtml('<p>word</p>'.repeat(3000), { clock: () => (now += 2000) });
  expect(pasted?.isTruncated).toBe(true);
});
it('hostile markup is not parsed if it would block the browser for minutes', () => {
  expect(readHtml(`${'<span>'.repeat(100_000)}deep`)).toBeNull();
  expect(readHtml('<p>one<li>two<br>'.repeat(3000))).not.toBeNull();
});
it('hostile markup is not parsed if it is far too large', () => {
  expect(readHtml(`<p>${'x'.repeat(12_000_001)}</p>`)).toBeNull();
});

it('plain text keeps every line, including empty ones and tabs', () => {
  expect(readPlainText('one\r\n\r\n\ttwo\n').blocks.map(lineOf)).toEqual(['one', '', '⇥two']);
});
it('plain text keeps the spaces at the ends of a partial line', () => {
  const [line] = read('<i>quiet</i> boats').blocks;
  const content = line?.kind === 'paragraph' ? line.content : [];
  expect(restoreEdgeSpaces(content, ' quiet boats ').map(inlineText).join('|')).toBe('_ _|_quiet_| boats| ');
});
it('plain text of one line becomes one paragraph', () => {
  expect(readPlainText('a <b> c').blocks.map(lineOf)).toEqual(['a <b> c']);
});
