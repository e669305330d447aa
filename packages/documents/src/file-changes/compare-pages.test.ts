import { expect, it } from 'vitest';
import { blankOdg } from '../blank-odg.ts';
import { blankPptx } from '../blank-pptx.ts';
import { partsOf } from '../testing/changed-parts.ts';
import { createFileComparer } from './compare-files.ts';
import type { FileParts } from './file-parts.ts';

const window = { from: 0, count: 1000 };
const emptyDeck = blankPptx();
const emptyDrawing = blankOdg();

function compare(kind: 'pptx' | 'odg', before: FileParts, after: FileParts) {
  const change = createFileComparer(kind)({ before, after }, window);
  if (change.kind !== 'pages') throw new Error(`Compared as ${change.kind}`);
  return change;
}

interface Slide {
  id: number;
  shapes: readonly string[];
  notes?: string;
  background?: string;
}

const shape = (
  id: number,
  text: string,
  { x = 0, name = `Text ${id}`, properties = '<p:cNvSpPr txBox="1"/>' } = {},
) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/>${properties}<p:nvPr/></p:nvSpPr><p:spPr><a:off x="${x}" y="0"/></p:spPr>` +
  `<p:txBody>${text
    .split('\n')
    .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;
const title = (id: number, text: string) =>
  shape(id, text, { properties: '<p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr>' });
const picture = (id: number) => `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Photo"/></p:nvPicPr></p:pic>`;
const table = (id: number, text: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table"/></p:nvGraphicFramePr><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>`;

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

function deck(...slides: Slide[]): FileParts {
  const parts: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map(({ id }) => `<p:sldId id="${id}" r:id="r${id}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships xmlns="${relationships}">${slides.map(({ id }) => `<Relationship Id="r${id}" Type="x/slide" Target="slides/slide${id}.xml"/>`).join('')}</Relationships>`,
  };
  for (const { id, shapes, notes, background = '' } of slides) {
    parts[`ppt/slides/slide${id}.xml`] =
      `<p:sld><p:cSld>${background}<p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes.join('')}</p:spTree></p:cSld></p:sld>`;
    if (notes === undefined) continue;
    parts[`ppt/slides/_rels/slide${id}.xml.rels`] =
      `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="x/notesSlide" Target="../notesSlides/notes${id}.xml"/></Relationships>`;
    parts[`ppt/notesSlides/notes${id}.xml`] =
      `<p:notes><p:cSld><p:spTree>${shape(2, notes, { properties: '<p:cNvSpPr/><p:nvPr><p:ph type="body"/></p:nvPr>' })}</p:spTree></p:cSld></p:notes>`;
  }
  return partsOf(emptyDeck, parts);
}

const first: Slide = { id: 256, shapes: [title(2, 'Sea'), shape(3, 'Waves &amp; wind')] };
const second: Slide = { id: 257, shapes: [shape(2, 'Sky')] };
const third: Slide = { id: 258, shapes: [shape(2, 'Land')] };

it.each<[string, FileParts, FileParts, object[], object[]]>([
  ['nothing', deck(first), deck(first), [], []],
  [
    'a text',
    deck(first),
    deck({ ...first, shapes: [title(2, 'Sea'), shape(3, 'Waves\nand wind')] }),
    [{ number: 1, title: 'Sea', kind: 'changed', objects: 1, isLayoutChanged: false }],
    [
      {
        page: 0,
        kind: 'text',
        type: 'text',
        name: 'Text 3',
        before: 'Waves & wind',
        after: 'Waves\nand wind',
      },
    ],
  ],
  [
    'the place of a shape',
    deck(first),
    deck({ ...first, shapes: [title(2, 'Sea'), shape(3, 'Waves &amp; wind', { x: 5 })] }),
    [{ number: 1, objects: 1 }],
    [{ kind: 'format', name: 'Text 3' }],
  ],
  [
    'shapes added and deleted',
    deck(second),
    deck({ ...second, shapes: [picture(7), table(8, 'Tide')] }),
    [{ number: 1, objects: 3 }],
    [
      { kind: 'added', type: 'picture', name: 'Photo', after: null },
      { kind: 'added', type: 'table', after: 'Tide' },
      { kind: 'deleted', type: 'text', before: 'Sky' },
    ],
  ],
  [
    'a new slide',
    deck(first),
    deck(first, second),
    [{ number: 2, title: 'Sky', kind: 'added', movedFrom: null }],
    [{ page: 0, kind: 'added', after: 'Sky' }],
  ],
  [
    'a deleted slide',
    deck(first, second, third),
    deck(first, third),
    [{ number: 2, title: 'Sky', kind: 'deleted' }],
    [{ kind: 'deleted', before: 'Sky' }],
  ],
  [
    'a slide moved to the start',
    deck(first, second, third),
    deck(third, first, second),
    [{ number: 1, title: 'Land', kind: 'changed', movedFrom: 3 }],
    [],
  ],
  [
    'speaker notes',
    deck({ ...first, notes: 'Slowly' }),
    deck({ ...first, notes: 'Fast' }),
    [{ number: 1, objects: 1 }],
    [{ kind: 'notes', before: 'Slowly', after: 'Fast' }],
  ],
  [
    'a background',
    deck(first),
    deck({ ...first, background: '<p:bg/>' }),
    [{ number: 1, objects: 0, isLayoutChanged: true }],
    [],
  ],
])(
  'the comparison of two presentations with %s lists slides and shapes',
  (_what, before, after, pages, objects) => {
    const change = compare('pptx', before, after);
    expect(change.pages).toHaveLength(pages.length);
    expect(change.pages).toMatchObject(pages);
    expect(change.objects).toHaveLength(objects.length);
    expect(change.objects).toMatchObject(objects);
  },
);

it('a change of the design or of a picture file is reported for the file, without slides', () => {
  const design = partsOf(emptyDeck, {
    'ppt/theme/theme1.xml': '<a:theme/>',
    'ppt/media/image1.png': 'new',
    'ppt/comments/c1.xml': '<p/>',
  });
  expect(compare('pptx', partsOf(emptyDeck), design)).toMatchObject({
    pages: [],
    others: ['objects', 'comments', 'design'],
  });
});

const frame = (text: string, attributes = '') =>
  `<draw:frame ${attributes}><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`;
const drawing = (...pages: [name: string, objects: string][]): FileParts =>
  partsOf(emptyDrawing, {
    'content.xml': `<office:document-content><office:body><office:drawing>${pages.map(([name, objects]) => `<draw:page draw:name="${name}">${objects}</draw:page>`).join('')}</office:drawing></office:body></office:document-content>`,
  });

it.each<[string, FileParts, FileParts, object[], object[]]>([
  [
    'a text',
    drawing(['page1', `${frame('Sea')}<draw:rect svg:x="1cm"/>`]),
    drawing(['page1', `${frame('Sky')}<draw:rect svg:x="1cm"/>`]),
    [{ number: 1, title: 'Sky', kind: 'changed', objects: 1 }],
    [{ kind: 'text', type: 'text', before: 'Sea', after: 'Sky' }],
  ],
  [
    'a shape moved and another one added',
    drawing(['page1', '<draw:rect draw:name="Box" svg:x="1cm"/>']),
    drawing(['page1', '<draw:rect draw:name="Box" svg:x="2cm"/><draw:line svg:x1="0cm"/>']),
    [{ number: 1, title: null, objects: 2 }],
    [
      { kind: 'format', type: 'shape', name: 'Box' },
      { kind: 'added', type: 'line' },
    ],
  ],
  [
    'a page inserted before others, which get other names',
    drawing(['page1', frame('A')], ['page2', frame('B')]),
    drawing(['page1', frame('A')], ['page2', frame('New')], ['page3', frame('B')]),
    [{ number: 2, title: 'New', kind: 'added', movedFrom: null }],
    [{ kind: 'added', after: 'New' }],
  ],
  [
    'a named page moved and changed',
    drawing(['Cover', frame('A')], ['Plan', frame('B')]),
    drawing(['Plan', frame('B2')], ['Cover', frame('A')]),
    [{ number: 1, title: 'Plan', kind: 'changed', movedFrom: 2, objects: 1 }],
    [{ kind: 'text', before: 'B', after: 'B2' }],
  ],
])(
  'the comparison of two drawings with %s lists pages and shapes',
  (_what, before, after, pages, objects) => {
    const change = compare('odg', before, after);
    expect(change.pages).toHaveLength(pages.length);
    expect(change.pages).toMatchObject(pages);
    expect(change.objects).toHaveLength(objects.length);
    expect(change.objects).toMatchObject(objects);
  },
);

it.each([
  [
    'a slide that ends in the middle',
    { 'ppt/slides/slide1.xml': '<p:sld><p:cSld><p:spTree><p:sp><p:txBody><a:p>' },
  ],
  ['a slide that is missing', { 'ppt/slides/slide1.xml': null }],
  ['no list of slides', { 'ppt/presentation.xml': '' }],
])('comparing with %s gives an answer, not an error', (_what, replaced) => {
  const damaged = partsOf(emptyDeck, replaced);
  expect(compare('pptx', damaged, deck(first)).kind).toBe('pages');
  expect(compare('pptx', deck(first), damaged).kind).toBe('pages');
});
