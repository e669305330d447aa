import { blankOdg } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pixelPng } from '../../canvas/format/testing/random-edits.ts';
import type { LineShape, Scene, SceneContent, ScenePage, Shape } from '../../canvas/scene/scene.ts';
import { createBox, createComment, createLine, createPictureShape } from '../../canvas/testing/scenes.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing, createRichDrawing } from './testing/drawings.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeDrawing } from './write/write-drawing.ts';

const readContent = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['content.xml'] ?? new Uint8Array());

function changePage(scene: SceneContent, at: number, change: (page: ScenePage) => ScenePage): SceneContent {
  return { ...scene, pages: scene.pages.map((page, index) => (index === at ? change(page) : page)) };
}

const changeShape = (scene: SceneContent, name: string, change: (shape: Shape) => Shape): SceneContent =>
  changePage(scene, 0, (page) => ({
    ...page,
    shapes: page.shapes.map((one) => (one.name === name ? change(one) : one)),
  }));

/** The element that starts with this text, up to the next end tag of this name. */
function extractElement(xml: string, start: string, name: string): string {
  const at = xml.indexOf(start);
  return xml.slice(at, xml.indexOf(`</${name}>`, at));
}

describe('saving a drawing', () => {
  const bytes = createRichDrawing();
  const opened = openDrawings(bytes);
  const save = (scene: Scene): Uint8Array => writeDrawing(opened, scene);

  it('moving a shape changes only its position in the file', () => {
    const xml = readContent(save(changeShape(opened.scene, 'A rect', (shape) => ({ ...shape, x: 360_000 }))));
    expect(xml).toBe(readContent(bytes).replace('svg:x="2cm" svg:y="3cm"', 'svg:x="1cm" svg:y="3cm"'));
  });
  it('moving a rotated shape changes only the last step of its transform', () => {
    const scene = changePage(opened.scene, 0, (page) => ({
      ...page,
      shapes: page.shapes.map((shape) => (shape.id === 'id1' ? { ...shape, x: shape.x + 360_000 } : shape)),
    }));
    expect(readContent(save(scene))).toBe(
      readContent(bytes).replace('translate (10cm 5cm)', 'translate (11cm 5cm)'),
    );
  });
  it('a saved drawing has all parts except the content unchanged', () => {
    const [before, after] = [
      unzipSync(bytes),
      unzipSync(save(changeShape(opened.scene, 'A rect', (one) => ({ ...one, x: 0 })))),
    ];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, part] of Object.entries(before))
      if (name !== 'content.xml') expect(after[name]).toEqual(part);
  });
  it('the mimetype of a saved drawing is the first entry and uncompressed', () => {
    const file = save(changeShape(opened.scene, 'A rect', (shape) => ({ ...shape, x: 0 })));
    expect(strFromU8(file.slice(30, 38))).toBe('mimetype');
    expect(file[8]).toBe(0);
  });
  it('typing in a paragraph keeps its bookmarks, fields and spans', () => {
    const xml = readContent(
      save(
        changeShape(opened.scene, 'A rect', (shape) =>
          shape.kind === 'box'
            ? {
                ...shape,
                text: {
                  ...shape.text,
                  paragraphs: shape.text.paragraphs.map((paragraph) => ({
                    ...paragraph,
                    runs: paragraph.runs.map((run, at) =>
                      at === 0 ? { ...run, text: `So: ${run.text}` } : run,
                    ),
                  })),
                },
              }
            : shape,
        ),
      ),
    );
    const rect = extractElement(xml, '<draw:rect draw:name="A rect"', 'draw:rect');
    expect(rect).toContain(
      '<text:p>So: Hello <text:span text:style-name="T1">bold <text:a xlink:href="https://example.org/">',
    );
    expect(rect).toContain('<text:page-number>1</text:page-number>');
    expect(rect).toContain(
      '<text:p text:style-name="P2">So: שלום<text:bookmark text:name="b"/> 漢字 😀</text:p>',
    );
    expect(xml).toContain('<!-- between -->');
  });
  it('changing the format of a shape adds a style that keeps unsupported properties of the old style', () => {
    const xml = readContent(
      save(
        changeShape(opened.scene, 'A rect', (shape) =>
          shape.kind === 'box' ? { ...shape, fill: '#00ff00' } : shape,
        ),
      ),
    );
    const style = extractElement(xml, '<style:style style:name="gr4"', 'style:style');
    expect(style).toContain('draw:fill-color="#00ff00"');
    expect(style).toContain('draw:shadow="visible"');
    expect(xml).toContain('<draw:rect draw:name="A rect" draw:style-name="gr4"');
  });
  it('a picture already in the file is reused and a new picture is added and listed', () => {
    const picture = createPictureShape('pic', 'm');
    const saveWithPicture = (content: Uint8Array): Uint8Array =>
      save({
        ...changePage(opened.scene, 0, (page) => ({ ...page, shapes: [...page.shapes, picture] })),
        media: new Map(opened.scene.media).set('m', { bytes: content, type: 'image/png' }),
      });
    const listPictures = (file: Uint8Array): string[] =>
      Object.keys(unzipSync(file)).filter((name) => name.endsWith('.png'));
    expect(listPictures(saveWithPicture(pixelPng))).toEqual(['Pictures/dot.png']);
    const other = saveWithPicture(strToU8('another'));
    expect(listPictures(other)).toHaveLength(2);
    expect(findPackageProblems(other)).toEqual([]);
  });
  it('comments are added and removed', () => {
    const [comment] = opened.scene.pages[0]?.comments ?? [];
    expect(comment).toMatchObject({ author: 'Ann', text: 'Note', x: 360_000 });
    const added = createComment('new', { author: 'Ben', text: 'a  b\nc' });
    const withBoth = changePage(opened.scene, 0, (page) => ({
      ...page,
      comments: [...page.comments, added],
    }));
    expect(openDrawings(save(withBoth)).scene.pages[0]?.comments).toEqual([comment, added]);
    const withoutComments = changePage(opened.scene, 0, (page) => ({ ...page, comments: [] }));
    expect(readContent(save(withoutComments))).not.toContain('annotation');
  });
  it('two lines with arrows share one marker', () => {
    const scene = changePage(opened.scene, 0, (page) => ({
      ...page,
      shapes: [createLine('a1'), createLine('a2', { startArrow: true })],
    }));
    const styles = strFromU8(unzipSync(save(scene))['styles.xml'] ?? new Uint8Array());
    expect(styles.match(/<draw:marker /g)).toHaveLength(1);
  });
  it('disconnecting a connector removes its connection and other changes keep it', () => {
    const saveWithConnector = (by: Partial<LineShape>): string =>
      readContent(
        save(
          changePage(opened.scene, 0, (page) => ({
            ...page,
            shapes: page.shapes.map((one) =>
              one.kind === 'line' && one.route === 'elbow' ? { ...one, ...by } : one,
            ),
          })),
        ),
      );
    expect(saveWithConnector({ height: 360_000 })).toContain('draw:start-shape="id1"');
    expect(saveWithConnector({ start: null })).not.toContain('draw:start-shape');
  });
  it('drawing on a file without pages writes a page', () => {
    const empty = openDrawings(createDrawing({ pages: '' }));
    expect(empty.scene.pages).toHaveLength(1);
    const file = writeDrawing(
      empty,
      changePage(empty.scene, 0, (page) => ({ ...page, shapes: [createBox('b')] })),
    );
    expect(openDrawings(file).scene.pages[0]?.shapes).toHaveLength(1);
  });
  it('a saved template is still a template', () => {
    const type = 'application/vnd.oasis.opendocument.graphics-template';
    const template = openDrawings(
      zipSync({ ...unzipSync(blankOdg()), mimetype: [strToU8(type), { level: 0 }] }),
    );
    const file = writeDrawing(
      template,
      changePage(template.scene, 0, (page) => ({ ...page, shapes: [createBox('b')] })),
    );
    expect(strFromU8(unzipSync(file).mimetype ?? new Uint8Array())).toBe(type);
  });
  it('saving corrects the wrong namespace of old blank drawings', () => {
    const parts = unzipSync(createDrawing({ pages: '<draw:page/>' }));
    const wrongContent = readContent(zipSync(parts)).replace('xmlns:drawing:1.0', 'xmlns:draw:1.0');
    const old = openDrawings(zipSync({ ...parts, 'content.xml': strToU8(wrongContent) }));
    const file = writeDrawing(
      old,
      changePage(old.scene, 0, (page) => ({ ...page, shapes: [createBox('b')] })),
    );
    expect(readContent(file)).toContain('xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"');
  });
});
