import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../canvas/scene/scene.ts';
import { measureCpu } from '../../../testing/measure-cpu.ts';
import { createDrawing, createRichDrawing } from '../testing/drawings.ts';
import { writeDrawing } from '../write/write-drawing.ts';
import { openDrawings } from './read-drawing.ts';

const readShapes = (pages: string, styles = ''): readonly Shape[] =>
  openDrawings(createDrawing({ pages: `<draw:page>${pages}</draw:page>`, styles })).scene.pages[0]?.shapes ??
  [];

const positionAttributes = 'svg:x="1cm" svg:y="2cm" svg:width="4cm" svg:height="2cm"';

describe('reading a drawing', () => {
  it('reading a drawing twice gives equal scenes with equal ids', () => {
    const [one, other] = [openDrawings(createRichDrawing()), openDrawings(createRichDrawing())];
    expect(one.scene).toEqual(other.scene);
  });
  it('a page has the size and the shapes of its master page', () => {
    const [page] = openDrawings(createRichDrawing()).scene.pages;
    expect(page).toMatchObject({ width: 10_692_000, height: 7_560_000, layoutId: 'Default' });
    expect(page?.behind).toHaveLength(1);
  });
  it('a scene lists the unsupported content of the file', () => {
    expect(openDrawings(createRichDrawing()).scene.unsupported).toEqual(['chart', 'effect']);
  });
  const createStyleXml = (name: string, properties: string, parent = '') =>
    `<style:style style:name="${name}" style:family="graphic"${parent}><style:graphic-properties ${properties}/></style:style>`;
  it.each([
    ['an unused style', createStyleXml('a', 'draw:fill="gradient"'), '', []],
    [
      'a shape with a gradient',
      createStyleXml('a', 'draw:fill="gradient"'),
      'draw:style-name="a"',
      ['effect'],
    ],
    [
      'a shape with a shadow',
      createStyleXml('a', 'draw:shadow="visible"'),
      'draw:style-name="a"',
      ['effect'],
    ],
    ['a named transparency', createStyleXml('a', 'draw:opacity-name="b"'), 'draw:style-name="a"', ['effect']],
    ['a shape with a solid fill', createStyleXml('a', 'draw:fill="solid"'), 'draw:style-name="a"', []],
    [
      'a style of another kind',
      createStyleXml('a', 'draw:fill="gradient"'),
      'presentation:style-name="a"',
      [],
    ],
  ])(
    'effects are listed as unsupported only when a shape uses them: %s',
    (_, styles, attributes, expected) => {
      const pages = `<draw:page><draw:g><draw:rect ${positionAttributes} ${attributes}/></draw:g></draw:page>`;
      expect(openDrawings(createDrawing({ pages, styles })).scene.unsupported).toEqual(expected);
    },
  );
  it('a gradient with colours counts as shown', () => {
    const styles = createStyleXml('a', 'draw:fill="gradient" draw:fill-gradient-name="dawn"');
    const common =
      '<draw:gradient draw:name="dawn" draw:style="linear" draw:start-color="#ff0000" draw:end-color="#0000ff"/>';
    const pages = `<draw:page><draw:rect ${positionAttributes} draw:style-name="a"/></draw:page>`;
    const { scene } = openDrawings(createDrawing({ pages, styles, common }));
    expect(scene.pages[0]?.shapes[0]).toMatchObject({ fillPaint: { kind: 'linear' } });
    expect(scene.unsupported).toEqual([]);
  });
  it.each([
    [
      'rotated counterclockwise',
      'draw:transform="rotate (1.5707963267949) translate (1cm 6cm)" svg:width="4cm" svg:height="2cm"',
      { x: 0, y: 1_080_000, rotation: 270 },
    ],
    [
      'transformed and then translated',
      'draw:transform="translate(1cm 1cm)" svg:width="2cm" svg:height="2cm"',
      { x: 360_000, y: 360_000, rotation: 0 },
    ],
    [
      'mirrored',
      'draw:transform="scale (-1 1) translate (4cm 0cm)" svg:width="4cm" svg:height="2cm"',
      { x: 0, isFlippedX: true, rotation: 0 },
    ],
    [
      'in other units',
      'svg:x="1in" svg:y="10mm" svg:width="72pt" svg:height="6pc"',
      { x: 914_400, y: 360_000, width: 914_400, height: 914_400 },
    ],
  ])('the position of a shape that is %s is read', (_, attributes, expected) => {
    expect(readShapes(`<draw:rect ${attributes}/>`)[0]).toMatchObject(expected);
  });
  it.each([
    ['<draw:polyline svg:viewBox="0 0 2 1" draw:points="0,0 2,1" ', 'M0 0L1440000 720000', null],
    ['<draw:path svg:viewBox="0 0 2 1" svg:d="m0 0h2v1z" ', 'M0 0H1440000V720000Z', '#729fcf'],
  ])('the path of %s is read', (tag, path, fill) => {
    expect(readShapes(`${tag} ${positionAttributes}/>`)[0]).toMatchObject({ outline: 'path', path, fill });
  });
  it.each([
    ['M 0 0 L 21600 0 ?f0 21600 ?f1 21600 Z N', 'M0 0L1440000 0L1080000 720000L360000 720000Z'],
    ['M 0 10800 X 21600 21600 N', 'M0 360000A1440000 360000 0 0 1 1440000 720000'],
    ['M 0 ?f2 L 21600 0 N', undefined],
    ['M 0,0 L 21600,0 N', undefined],
    ['constructor 0 0 N', undefined],
    ['M 0 constructor N', undefined],
    ['M 0 0 W 1 1 1 1 1 1 1 1 N', undefined],
  ])('the path of a custom shape is read: %s', (path, expected) => {
    const equations =
      '<draw:equation draw:name="f0" draw:formula="right-$0 "/><draw:equation draw:name="f1" draw:formula="min($0 ,(width/2))"/><draw:equation draw:name="f2" draw:formula="?f2 +1"/>';
    const [shape] = readShapes(
      `<draw:custom-shape ${positionAttributes}><draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:type="other" draw:modifiers="5400" draw:enhanced-path="${path}">${equations}</draw:enhanced-geometry></draw:custom-shape>`,
    );
    expect(shape).toMatchObject({ outline: expected === undefined ? 'other' : 'path' });
    expect(shape?.kind === 'box' ? shape.path : null).toBe(expected);
  });
  it('spaces, tabs, line breaks and links are read as text', () => {
    const [shape] = readShapes(
      `<draw:rect ${positionAttributes}><text:p> a  <text:s text:c="2"/>b<text:tab/>c<text:line-break/>\n<text:a xlink:href="javascript:x">d</text:a></text:p></draw:rect>`,
    );
    const [paragraph] = shape?.kind === 'box' ? shape.text.paragraphs : [];
    expect(paragraph?.runs.map(({ text, link }) => [text, link])).toEqual([['a   b\tc\n d', null]]);
  });
  it('a duplicate id is replaced by a unique one', () => {
    const ids = readShapes(
      `<draw:rect xml:id="a" ${positionAttributes}/><draw:rect xml:id="a" ${positionAttributes}/><draw:rect ${positionAttributes}/>`,
    ).map(({ id }) => id);
    expect(ids[0]).toBe('a');
    expect(new Set(ids).size).toBe(3);
  });
  it.each([
    ['a flat XML drawing', () => strToU8('<?xml version="1.0"?><office:document/>'), 'flat'],
    ['a drawing with a password', () => createEncryptedDrawing(), 'password'],
    [
      'a text document',
      () =>
        zipSync({
          'content.xml': strToU8(
            '<office:document-content><office:body><office:text/></office:body></office:document-content>',
          ),
        }),
      'no drawing',
    ],
    [
      'a drawing with other namespace prefixes',
      () =>
        zipSync({
          'content.xml': strToU8(
            '<office:document-content xmlns:d="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"/>',
          ),
        }),
      'xmlns:d',
    ],
    ['a drawing with malformed XML', () => zipSync({ 'content.xml': strToU8('<a><b></a>') }), 'No content'],
  ])('opening %s throws an error', (_, bytes, message) => {
    expect(() => openDrawings(bytes())).toThrow(message);
  });
});

function createEncryptedDrawing(): Uint8Array {
  const parts = unzipSync(createRichDrawing());
  const manifest = strFromU8(parts['META-INF/manifest.xml'] ?? new Uint8Array()).replace(
    '</manifest:manifest>',
    '<manifest:file-entry manifest:full-path="x"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
  );
  return zipSync({ ...parts, 'META-INF/manifest.xml': strToU8(manifest) });
}

const tenThousandShapes = Array.from(
  { length: 10_000 },
  (_, at) =>
    `<draw:rect draw:name="${(at * 7919) % 10_007}" ${positionAttributes}><text:p>${(at * at) % 9973}</text:p></draw:rect>`,
).join('');

describe('reading a hostile drawing', () => {
  const createStyleXml = (name: string, parent: string): string =>
    `<style:style style:name="${name}" style:family="graphic" style:parent-style-name="${parent}"/>`;

  it.each([
    [
      'nested groups',
      () => `${'<draw:g>'.repeat(20_000)}<draw:rect ${positionAttributes}/>${'</draw:g>'.repeat(20_000)}`,
    ],
    ['ten thousand shapes', () => tenThousandShapes],
    [
      'nested lists',
      () =>
        `<draw:rect ${positionAttributes}>${'<text:list><text:list-item>'.repeat(5000)}<text:p>a</text:p>${'</text:list-item></text:list>'.repeat(5000)}</draw:rect>`,
    ],
    [
      'nested spans',
      () =>
        `<draw:rect ${positionAttributes}><text:p>${'<text:span>'.repeat(5000)}a${'</text:span>'.repeat(5000)}</text:p></draw:rect>`,
    ],
    [
      'a long path',
      () => `<draw:path svg:viewBox="0 0 9 9" svg:d="M0 0${'l1 1'.repeat(200_000)}" ${positionAttributes}/>`,
    ],
    [
      'a long transform',
      () => `<draw:rect ${positionAttributes} draw:transform="${'rotate(1)'.repeat(20_000)}"/>`,
    ],
  ])('a hostile drawing is read and written in less than eight seconds of processor time: %s', (_, pages) => {
    const bytes = createDrawing({ pages: `<draw:page>${pages()}</draw:page>` });
    const duration = measureCpu(() => {
      const opened = openDrawings(bytes);
      const [page] = opened.scene.pages;
      if (page === undefined) throw new Error('No page');
      writeDrawing(opened, {
        ...opened.scene,
        pages: [{ ...page, shapes: page.shapes.map((shape) => ({ ...shape, x: shape.x + 1 })) }],
      });
    });
    expect(duration).toBeLessThan(8000);
  });
  it('circular parent styles are read without an endless loop', () => {
    const common = createStyleXml('a', 'b') + createStyleXml('b', 'a');
    const opened = openDrawings(
      createDrawing({
        pages: `<draw:page><draw:rect draw:style-name="a" ${positionAttributes}/></draw:page>`,
        common,
      }),
    );
    expect(opened.scene.pages[0]?.shapes).toHaveLength(1);
  });
});
