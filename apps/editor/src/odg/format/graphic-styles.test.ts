import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createGradientFill } from '../../canvas/commands/gradients.ts';
import type { GraphicStyle } from '../../canvas/scene/graphic-style.ts';
import type { Scene, Shape } from '../../canvas/scene/scene.ts';
import {
  createStyleFrom,
  removeStyle,
  renameStyle,
  updateStyleFrom,
} from '../../canvas/styles/style-rules.ts';
import { applyStyle, findStyledShape, indexStyles } from '../../canvas/styles/styles.ts';
import { createBox, createLine } from '../../canvas/testing/scenes.ts';
import { measureCpu } from '../../testing/measure-cpu.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing } from './testing/drawings.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeDrawing } from './write/write-drawing.ts';

const rect = (style: string, text: string): string =>
  `<draw:rect draw:style-name="${style}" draw:text-style-name="P1" svg:x="1cm" svg:y="1cm" svg:width="2cm" svg:height="1cm"><text:p text:style-name="P1">${text}</text:p></draw:rect>`;
const common =
  '<style:default-style style:family="graphic"><style:text-properties fo:font-size="24pt"/></style:default-style>' +
  '<style:style style:name="standard" style:family="graphic"><style:graphic-properties draw:stroke="solid" svg:stroke-color="#3465a4" draw:fill="solid" draw:fill-color="#729fcf" draw:shadow="hidden"/><style:text-properties fo:font-size="18pt"/></style:style>' +
  '<style:style style:name="In_20_room" style:display-name="In room" style:family="graphic" style:parent-style-name="standard"><style:graphic-properties draw:fill-color="#ff0000"/><style:text-properties fo:font-weight="bold"/></style:style>' +
  '<style:style style:name="Deep" style:family="graphic" style:parent-style-name="In_20_room"/>' +
  '<style:style style:name="Deep" style:family="paragraph"/>';
const styles =
  '<style:style style:name="gr1" style:family="graphic" style:parent-style-name="Deep"><style:graphic-properties svg:stroke-color="#00ff00" draw:shadow="visible"/></style:style>' +
  '<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style>' +
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-size="40pt" fo:letter-spacing="0.1cm"/></style:style>';
const pages = `<draw:page draw:name="One" draw:master-page-name="Default">${rect('gr1', 'by hand <text:span text:style-name="T1">large</text:span>')}${rect('Deep', 'plain')}</draw:page>`;
const file = openDrawings(createDrawing({ pages, styles, common }));

const listShapes = (scene: Scene): readonly Shape[] => scene.pages[0]?.shapes ?? [];
const findStyle = (scene: Scene, id: string): GraphicStyle => {
  const found = scene.styles?.find((style) => style.id === id);
  if (found === undefined) throw new Error(`No style ${id}`);
  return found;
};
const save = (scene: Scene) => {
  const bytes = writeDrawing(file, scene);
  expect(findPackageProblems(bytes)).toEqual([]);
  const entries = unzipSync(bytes);
  const text = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
  return { content: text('content.xml'), styles: text('styles.xml'), scene: openDrawings(bytes).scene };
};
const withShapes = (scene: Scene, change: (shapes: readonly Shape[]) => readonly Shape[]): Scene => ({
  ...scene,
  pages: scene.pages.map((page) => ({ ...page, shapes: change(page.shapes) })),
});
const give = (scene: Scene, id: string): Scene =>
  withShapes(scene, (shapes) =>
    shapes.map((shape) => applyStyle(shape, { styles: indexStyles(scene.styles), id })),
  );

it('styles are read with what their parents say, and shapes with their style', () => {
  expect(file.scene.styles?.map(({ id, name, parentId, own }) => [id, name, parentId, own])).toEqual([
    ['standard', 'standard', null, ['fill', 'dash', 'lineColor', 'size']],
    ['In_20_room', 'In room', 'standard', ['fill', 'bold']],
    ['Deep', 'Deep', 'In_20_room', []],
  ]);
  expect(findStyle(file.scene, 'Deep').format).toMatchObject({
    fill: { fill: '#ff0000', fillPaint: null },
    lineColor: '#3465a4',
    bold: true,
    size: 18,
  });
  expect(listShapes(file.scene)).toMatchObject([{ styleId: 'Deep' }, { styleId: 'Deep' }]);
});

it('a changed style is written once, and shapes that follow it keep their markup', () => {
  const style = findStyle(file.scene, 'In_20_room');
  const changed = updateStyleFrom(file.scene, style, { ...findExample(), fill: '#0000ff' });
  const saved = save(changed);
  expect(findStyle(saved.scene, 'In_20_room').format).toEqual({
    ...style.format,
    fill: { fill: '#0000ff', fillPaint: null },
    align: 'center',
  });
  expect(saved.styles).toContain('draw:fill-color="#0000ff" draw:fill="solid"');
  expect(saved.content).toBe(file.drawing.content.root.source);
  expect(listShapes(saved.scene)).toMatchObject([{ fill: '#0000ff' }, { fill: '#0000ff' }]);
});

function findExample() {
  const found = findStyledShape(listShapes(file.scene).slice(1));
  if (found?.kind !== 'box') throw new Error('No box');
  return found;
}

it('a shape that gets another style loses what that says, and keeps what no style of ours can say', () => {
  const { content, scene } = save(give(file.scene, 'standard'));
  expect(listShapes(scene)).toMatchObject([
    { styleId: 'standard', fill: '#729fcf', line: { color: '#3465a4' } },
    { styleId: 'standard', fill: '#729fcf' },
  ]);
  expect(content).toMatch(
    /style:parent-style-name="standard"><style:graphic-properties draw:shadow="visible"\/>/,
  );
  expect(content).not.toContain(
    'fo:font-size="40pt" fo:letter-spacing="0.1cm"/></style:style></office:automatic-styles>',
  );
  expect(content).toMatch(
    /<style:style [^>]*style:family="text"><style:text-properties fo:letter-spacing="0.1cm"\/>/,
  );
  // The style says nothing about alignment.
  expect(listShapes(scene)[0]).toMatchObject({
    text: { paragraphs: [{ align: 'center', runs: [{ size: 18 }] }] },
  });
});

it('a new shape with a style says in the file only what differs from it', () => {
  const box = createBox('new', { width: 720_000, height: 360_000, text: findExample().text });
  const drawn = withShapes(file.scene, (shapes) => [
    ...shapes,
    { ...box, outline: 'ellipse', styleId: 'standard' },
  ]);
  const { content, scene } = save(give(drawn, 'Deep'));
  const name = /<draw:custom-shape [^>]*draw:style-name="([^"]*)"/.exec(content)?.[1];
  const style = new RegExp(`<style:style style:name="${name}".*?</style:style>`).exec(content)?.[0];
  expect(style).toContain('style:parent-style-name="Deep"');
  expect(style).not.toMatch(/draw:fill|svg:stroke|font/);
  expect(listShapes(scene)[2]).toMatchObject({
    styleId: 'Deep',
    fill: '#ff0000',
    line: { color: '#3465a4' },
  });
});

it('a new style is written with its parent and what it defines, and read back the same', () => {
  const example = { ...findExample(), fillOpacity: 0.5 };
  const style = createStyleFrom(example, { scene: file.scene, name: 'Möbel "1"' });
  const saved = save(give({ ...file.scene, styles: [...(file.scene.styles ?? []), style] }, style.id));
  expect(saved.styles).toContain(
    '<style:style style:family="graphic" style:name="M_f6_bel_20__22_1_22_" style:display-name="Möbel &quot;1&quot;" style:parent-style-name="Deep">',
  );
  expect(findStyle(saved.scene, style.id)).toEqual({ ...style, own: [...style.own] });
});

it('a line with a style without a stroke has the style, and its own stroke', () => {
  const line = createLine('new', { width: 720_000, styleId: 'standard' });
  const ghost: GraphicStyle = {
    ...findStyle(file.scene, 'standard'),
    id: 'ghost',
    name: 'ghost',
    parentId: 'standard',
    format: { ...findStyle(file.scene, 'standard').format, dash: 'none' },
    own: ['dash'],
  };
  const drawn = withShapes({ ...file.scene, styles: [...(file.scene.styles ?? []), ghost] }, () => [line]);
  const { scene } = save(give(drawn, 'ghost'));
  expect(listShapes(scene)).toMatchObject([{ kind: 'line', styleId: 'ghost', line: { dash: 'solid' } }]);
});

it('the gradient of a style is defined in the file', () => {
  const fill = createGradientFill({ direction: 'down', from: '#112233', to: '#ff0000' });
  const style = findStyle(file.scene, 'Deep');
  const saved = save(updateStyleFrom(file.scene, style, { ...findExample(), ...fill }));
  expect(saved.styles).toMatch(/<draw:gradient draw:name="Gradient-[^>]*draw:start-color="#112233"/);
  expect(findStyle(saved.scene, 'Deep').format.fill.fillPaint).toEqual(fill.fillPaint);
  // Shapes inherit it.
  expect(saved.content).toBe(file.drawing.content.root.source);
});

it('a renamed style changes only the name that people see', () => {
  const style = findStyle(file.scene, 'Deep');
  const saved = save(renameStyle(file.scene, style, 'Tief & breit'));
  expect(saved.content).toBe(file.drawing.content.root.source);
  expect(saved.styles).toContain(
    'style:name="Deep" style:family="graphic" style:parent-style-name="In_20_room" style:display-name="Tief &amp; breit"',
  );
});

it('a deleted style is gone, its shapes have its parent, and styles of other families stay', () => {
  const saved = save(removeStyle(file.scene, findStyle(file.scene, 'Deep')));
  expect(saved.styles).toContain('<style:style style:name="Deep" style:family="paragraph"/>');
  expect(saved.styles).not.toContain('style:name="Deep" style:family="graphic"');
  expect(listShapes(saved.scene)).toMatchObject([
    { styleId: 'In_20_room', fill: '#ff0000', line: { color: '#00ff00' } },
    { styleId: 'In_20_room', fill: '#ff0000' },
  ]);
});

it('thousands of styles in long chains and a cycle are read and changed within five seconds', () => {
  const count = 3_000;
  const many = Array.from(
    { length: count },
    (_, index) =>
      `<style:style style:name="s${index}" style:family="graphic" style:parent-style-name="s${(index + 1) % count}"/>`,
  ).join('');
  const time = measureCpu(() => {
    const opened = openDrawings(createDrawing({ pages: '<draw:page/>', common: many }));
    const [first] = opened.scene.styles ?? [];
    if (first === undefined) throw new Error('No styles');
    const scene = updateStyleFrom(opened.scene, first, createBox('x', { fill: '#ff0000' }));
    expect(openDrawings(writeDrawing(opened, scene)).scene.styles).toHaveLength(count);
  });
  expect(time).toBeLessThan(5_000);
});

it('shapes that get another style keep the hatch, dashes and arrowhead that they were given by hand', () => {
  const opened = openDrawings(
    createDrawing({
      pages: `<draw:page>${rect('gr1', 'hatched')}<draw:line draw:style-name="gr2" svg:x1="1cm" svg:y1="1cm" svg:x2="2cm" svg:y2="2cm"/></draw:page>`,
      styles:
        '<style:style style:name="gr1" style:family="graphic" style:parent-style-name="Deep"><style:graphic-properties draw:fill="hatch" draw:fill-hatch-name="H"/></style:style>' +
        '<style:style style:name="gr2" style:family="graphic" style:parent-style-name="Deep"><style:graphic-properties draw:stroke="dash" draw:stroke-dash="Own" draw:marker-end="Circle"/></style:style>',
      common: `<draw:hatch draw:name="H" draw:style="single" draw:color="#00ff00" draw:distance="0.1cm"/>${common}`,
    }),
  );
  const scene = withShapes(opened.scene, (shapes) =>
    shapes.map((shape) =>
      shape.kind === 'box' || shape.kind === 'line' ? { ...shape, styleId: 'standard' } : shape,
    ),
  );
  const content = strFromU8(unzipSync(writeDrawing(opened, scene))['content.xml'] ?? new Uint8Array());
  expect(content).toMatch(
    /style:parent-style-name="standard"><style:graphic-properties draw:fill="hatch" draw:fill-hatch-name="H"\/>/,
  );
  expect(content).toMatch(
    /style:parent-style-name="standard"><style:graphic-properties draw:stroke="dash" draw:stroke-dash="Own" draw:marker-end="Circle"\/>/,
  );
});

it('a deleted style is replaced wherever the file refers to it, but not in other families', () => {
  const frame = (style: string): string =>
    `<draw:frame draw:style-name="${style}" svg:x="1cm" svg:y="1cm" svg:width="2cm" svg:height="1cm"><draw:image xlink:href="Pictures/none.png"/></draw:frame>`;
  const opened = openDrawings(
    createDrawing({
      pages: `<draw:page draw:style-name="Deep">${frame('Deep')}${frame('gr1')}${frame('alone')}</draw:page>`,
      styles:
        '<style:style style:name="gr1" style:family="graphic" style:parent-style-name="Deep"/>' +
        '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Deep"/>',
      common: `${common}<style:style style:name="alone" style:family="graphic"/>`,
      master: rect('Deep', ''),
    }),
  );
  const removed = ['Deep', 'In_20_room', 'alone'].reduce<Scene>(
    (scene, id) => removeStyle(scene, findStyle(scene, id)),
    opened.scene,
  );
  const entries = unzipSync(writeDrawing(opened, removed));
  const [content, styled] = ['content.xml', 'styles.xml'].map((name) =>
    strFromU8(entries[name] ?? new Uint8Array()),
  );
  expect(content).toContain('<draw:page draw:style-name="Deep"><draw:frame draw:style-name="standard"');
  expect(content).toContain('style:name="gr1" style:family="graphic" style:parent-style-name="standard"');
  expect(content).toContain('style:name="P1" style:family="paragraph" style:parent-style-name="Deep"');
  expect(content).toContain('<draw:frame svg:x=');
  expect(styled).toContain('<draw:rect draw:style-name="standard"');
});
