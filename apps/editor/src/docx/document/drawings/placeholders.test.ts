import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { docxOf, partsOf, run } from '../testing/docx-of.ts';
import { drawingOf, inRun, pict, shapeMarkup, transform, withFallback } from '../testing/drawing-markup.ts';
import { packageProblems } from '../testing/package-problems.ts';
import { typeWord } from '../testing/type-word.ts';
import { applyEdit, readDocument, type WordDocument, writeDocument } from '../written-document.ts';
import { isDrawingName } from './drawing-names.ts';

const size = { width: 914_400, height: 457_200 };
const ellipse = shapeMarkup(`${transform(0, 0, 914_400, 457_200)}<a:prstGeom prst="ellipse"/>`);
const group = `<wpg:wgp><wpg:grpSpPr/>${ellipse}</wpg:wgp>`;
const drawings = {
  shape: withFallback(drawingOf(ellipse, size)),
  group: drawingOf(group, size),
  chart: drawingOf('<c:chart r:id="rIdChart"/>', size),
  vml: pict('<v:oval style="width:72pt;height:36pt"/>'),
};
const bodyOf = (drawing: string): string =>
  `<w:p>${run('Before ')}${inRun(drawing)}${run(' and after.')}</w:p><w:p>${run('Next')}</w:p>`;

function listPictures({ doc }: WordDocument) {
  const found: { name: unknown; width: unknown; height: unknown; pos: number }[] = [];
  doc.descendants(({ type, attrs }, pos) => {
    if (type.name === 'image') found.push({ name: attrs.rId, width: attrs.width, height: attrs.height, pos });
  });
  return found;
}

const textOf = (bytes: Uint8Array): string => partsOf(bytes)['word/document.xml'] ?? '';
const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** Written as it is now, with a word typed before. */
async function writeTyped(written: WordDocument): Promise<string> {
  return textOf(await writeDocument(applyEdit(written, typeWord(written.doc.toJSON(), 'Typed '))));
}

it.each(Object.entries(drawings))(
  'a %s has a placeholder of its size in the text',
  async (_kind, drawing) => {
    const [picture, ...others] = listPictures(await readDocument(docxOf(bodyOf(drawing))));
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ width: 96, height: 48 });
    expect(isDrawingName(picture?.name)).toBe(true);
  },
);

it.each(Object.entries(drawings))(
  'a %s is written as it was when its paragraph changes',
  async (_kind, drawing) => {
    const written = await readDocument(docxOf(bodyOf(drawing)));
    const text = await writeTyped(written);
    expect(text).toContain('Typed ');
    expect(countOf(text, drawing)).toBe(1);
    expect(text).not.toContain('redraft-drawing');
  },
);

it('an edit of an earlier release is refused in a text with drawings: its positions do not count them', async () => {
  const [withDrawing, without] = await Promise.all([
    readDocument(docxOf(bodyOf(drawings.vml))),
    readDocument(docxOf(`<w:p>${run('Next')}</w:p>`)),
  ]);
  const editOf = ({ doc }: WordDocument) => {
    const { reading: _, ...edit } = typeWord(doc.toJSON(), 'Typed ');
    return edit;
  };
  expect(() => applyEdit(withDrawing, editOf(withDrawing))).toThrow('without its drawings');
  expect(applyEdit(without, editOf(without)).doc.textContent).toBe('Typed Next');
  // An edit without steps changes nothing.
  expect(applyEdit(withDrawing, { kind: 'steps', steps: [] }).doc).toBe(withDrawing.doc);
});

it('a drawing in a header is left as it is when the text changes', async () => {
  const header =
    '<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml">' +
    `<w:p>${inRun(drawings.vml)}</w:p></w:hdr>`;
  const written = await readDocument(docxOf(`<w:p>${run('Next')}</w:p>`, { 'word/header1.xml': header }));
  const parts = partsOf(await writeDocument(applyEdit(written, typeWord(written.doc.toJSON(), 'Typed '))));
  expect(parts['word/header1.xml']).toBe(header);
});

it.each(Object.entries(drawings))('a %s that is deleted is not written', async (_kind, drawing) => {
  const written = await readDocument(docxOf(bodyOf(drawing)));
  const pos = listPictures(written)[0]?.pos ?? -1;
  const { doc } = EditorState.create({ doc: written.doc }).tr.delete(pos, pos + 1);
  const text = textOf(await writeDocument({ ...written, doc }));
  expect(countOf(text, drawing)).toBe(0);
  expect(text).toContain('Before ');
});

it.each([
  ['an extent in DrawingML', drawingOf(group, { width: 0, height: 1e12 }), { width: null, height: 2112 }],
  ['a style', pict('<v:rect style="width:0;height:99999999pt"/>'), { width: null, height: 2112 }],
  ['a horizontal rule', pict('<v:rect o:hr="t" style="height:99999999pt"/>'), { height: 2112 }],
  ['the ends of a line', pict('<v:line from="0,0" to="316800pt,3168pt"/>'), { width: 2112, height: 21 }],
])(
  'a drawing with a size beyond all pages in %s is as large as the largest page',
  async (_name, drawing, expected) => {
    const written = await readDocument(docxOf(bodyOf(drawing)));
    expect(listPictures(written)).toMatchObject([expected]);
    expect(await writeTyped(written)).toContain(drawing);
  },
);

it('a copy of a drawing is written with its markup', async () => {
  const written = await readDocument(docxOf(bodyOf(drawings.shape)));
  const pos = listPictures(written)[0]?.pos ?? -1;
  const { tr } = EditorState.create({ doc: written.doc });
  const copy = written.doc.nodeAt(pos);
  const { doc } = tr.insert(written.doc.content.size - 1, copy ?? []);
  const bytes = await writeDocument({ ...written, doc });
  expect(countOf(textOf(bytes), '<wps:wsp>')).toBe(2);
  expect(packageProblems(bytes)).toEqual([]);
});

it('a drawing from another document is left out', async () => {
  const written = await readDocument(docxOf(bodyOf(drawings.shape)));
  const [picture] = listPictures(written);
  const { tr } = EditorState.create({ doc: written.doc });
  const { doc } = tr.setNodeAttribute(picture?.pos ?? -1, 'rId', 'redraft-drawing-0');
  const bytes = await writeDocument({ ...written, doc });
  expect(textOf(bytes)).not.toContain('redraft-drawing');
  expect(packageProblems(bytes)).toEqual([]);
});

it('the placeholder of a drawing has the same name in every version of its document', async () => {
  const first = listPictures(await readDocument(docxOf(bodyOf(drawings.vml))));
  const second = listPictures(await readDocument(docxOf(`<w:p>${run('New')}</w:p>${bodyOf(drawings.vml)}`)));
  expect(second[0]?.name).toBe(first[0]?.name);
});

it('a drawing whose anchor has a place keeps it', async () => {
  const position =
    '<wp:positionH relativeFrom="page"><wp:posOffset>914400</wp:posOffset></wp:positionH><mc:AlternateContent><mc:Choice Requires="wp14"/><mc:Fallback><wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV></mc:Fallback></mc:AlternateContent>';
  const { doc } = await readDocument(docxOf(bodyOf(drawingOf(group, { ...size, position }))));
  expect(doc.firstChild?.child(1).attrs).toMatchObject({
    wrapType: 'inFront',
    position: {
      horizontal: { relativeTo: 'page', posOffset: 914_400 },
      vertical: { relativeTo: 'margin', align: 'top' },
    },
  });
});

it('a drawing in VML has the place of its style', async () => {
  const style =
    'position:absolute;margin-left:36pt;margin-top:-18pt;width:72pt;height:36pt;z-index:-1;mso-position-vertical-relative:page';
  const { doc } = await readDocument(docxOf(bodyOf(pict(`<v:rect style="${style}"/>`))));
  expect(doc.firstChild?.child(1).attrs).toMatchObject({
    wrapType: 'behind',
    position: {
      horizontal: { relativeTo: 'column', posOffset: 457_200 },
      vertical: { relativeTo: 'page', posOffset: -228_600 },
    },
  });
});
