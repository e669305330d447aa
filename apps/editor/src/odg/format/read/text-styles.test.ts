import { expect, it } from 'vitest';
import type { BoxShape, SceneContent, TextParagraph, TextRun } from '../../../canvas/scene/scene.ts';
import { createDrawing } from '../testing/drawings.ts';
import { writeDrawing } from '../write/write-drawing.ts';
import { type OpenedDrawing, openDrawings } from './read-drawing.ts';

interface Formats {
  text?: string;
  paragraph?: string;
}

/** A box with one paragraph, of which text and paragraph have these properties. */
function openText({ text = '', paragraph = '' }: Formats): OpenedDrawing {
  const styles =
    `<style:style style:name="T1" style:family="text"><style:text-properties ${text}/></style:style>` +
    `<style:style style:name="P1" style:family="paragraph"><style:paragraph-properties ${paragraph}/></style:style>`;
  const box =
    '<draw:custom-shape svg:x="1cm" svg:y="1cm" svg:width="5cm" svg:height="2cm"><text:p text:style-name="P1"><text:span text:style-name="T1">Harbour</text:span></text:p></draw:custom-shape>';
  return openDrawings(createDrawing({ pages: `<draw:page>${box}</draw:page>`, styles }));
}

function firstParagraph({ pages }: SceneContent): TextParagraph {
  const shape = pages[0]?.shapes[0];
  const paragraph = shape?.kind === 'box' ? shape.text.paragraphs[0] : undefined;
  if (paragraph === undefined) throw new Error('The box has no text');
  return paragraph;
}

const firstRun = (scene: SceneContent): TextRun | undefined => firstParagraph(scene).runs[0];

/** The scene with another format of its text, saved and read again. */
function saveWith(opened: OpenedDrawing, change: (paragraph: TextParagraph) => TextParagraph): SceneContent {
  const changeBox = (shape: BoxShape): BoxShape => ({
    ...shape,
    text: { ...shape.text, paragraphs: shape.text.paragraphs.map(change) },
  });
  const pages = opened.scene.pages.map((page) => ({
    ...page,
    shapes: page.shapes.map((shape) => (shape.kind === 'box' ? changeBox(shape) : shape)),
  }));
  return openDrawings(writeDrawing(opened, { ...opened.scene, pages })).scene;
}

const withRun =
  (format: Partial<TextRun>) =>
  (paragraph: TextParagraph): TextParagraph => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, ...format })),
  });

it.each([
  ['', 'none'],
  ['fo:text-transform="uppercase"', 'all'],
  ['fo:text-transform="lowercase"', 'none'],
  ['fo:font-variant="small-caps"', 'small'],
  ['fo:text-transform="uppercase" fo:font-variant="small-caps"', 'small'],
])('text of a drawing with %j has these capitals: %s', (text, capitals) => {
  expect(firstRun(openText({ text }).scene)).toMatchObject({ text: 'Harbour', capitals });
});

it.each([
  ['', 0],
  ['style:text-position="super 58%"', 0.33],
  ['style:text-position="sub"', -0.33],
  ['style:text-position="20% 60%"', 0.2],
  ['style:text-position="-900%"', -1],
  ['style:text-position="high"', 0],
])('text of a drawing with %j is raised by this part of its size: %d', (text, baseline) => {
  expect(firstRun(openText({ text }).scene)?.baseline).toBe(baseline);
});

it('the space around a paragraph of a drawing is read in points', () => {
  const { spaceBefore, spaceAfter } = firstParagraph(
    openText({ paragraph: 'fo:margin-top="1cm" fo:margin-bottom="0.5cm"' }).scene,
  );
  expect([spaceBefore, spaceAfter]).toEqual([28.35, 14.17]);
});

it('a negative space after a paragraph of a drawing counts as none', () => {
  expect(firstParagraph(openText({ paragraph: 'fo:margin-bottom="-1cm"' }).scene).spaceAfter).toBe(0);
});

it.each(['none', 'all', 'small'] as const)('capitals of a drawing are saved: %s', (capitals) => {
  const opened = openText({ text: 'fo:text-transform="uppercase"' });
  expect(firstRun(saveWith(opened, withRun({ capitals })))?.capitals).toBe(capitals);
});

it.each([0, 0.33, -0.33, 0.2])('text of a drawing is saved as raised by %d', (baseline) => {
  const opened = openText({ text: 'style:text-position="super 58%"' });
  expect(firstRun(saveWith(opened, withRun({ baseline })))?.baseline).toBe(baseline);
});

it('the space after a paragraph of a drawing is saved', () => {
  const opened = openText({ paragraph: 'fo:margin-bottom="0.5cm"' });
  const scene = saveWith(opened, (paragraph) => ({ ...paragraph, spaceAfter: 6 }));
  expect(firstParagraph(scene).spaceAfter).toBe(6);
});

const automatic = 'style:use-window-font-color="true"';

/** The colour of a text in a box with these graphic properties, on a page with this colour. */
function openAutomatic(
  text: string,
  { fill, page, isFrame = false }: { fill: string; page: string; isFrame?: boolean },
): OpenedDrawing {
  const styles =
    `<style:style style:name="T1" style:family="text"><style:text-properties ${text}/></style:style>` +
    `<style:style style:name="gr1" style:family="graphic"><style:graphic-properties ${fill}/><style:text-properties fo:color="#ff0000"/></style:style>` +
    `<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="${page}"/></style:style>`;
  const attributes = 'draw:style-name="gr1" svg:x="1cm" svg:y="1cm" svg:width="5cm" svg:height="2cm"';
  const paragraph = '<text:p><text:span text:style-name="T1">Harbour</text:span></text:p>';
  const box = isFrame
    ? `<draw:frame ${attributes}><draw:text-box>${paragraph}</draw:text-box></draw:frame>`
    : `<draw:custom-shape ${attributes}>${paragraph}</draw:custom-shape>`;
  return openDrawings(
    createDrawing({ pages: `<draw:page draw:style-name="dp1">${box}</draw:page>`, styles }),
  );
}

it.each([
  [automatic, 'draw:fill="none"', '#000000', '#ffffff'],
  [automatic, 'draw:fill="none"', '#ffffff', '#000000'],
  [automatic, 'draw:fill="solid" draw:fill-color="#eeeeee"', '#000000', '#000000'],
  // LibreOffice keeps black text on colours that are not very dark.
  [automatic, 'draw:fill="none"', '#3465a4', '#000000'],
  ['', 'draw:fill="none"', '#000000', '#ff0000'],
  ['fo:color="#00ff00"', 'draw:fill="none"', '#000000', '#00ff00'],
])('text with %j in a box with %s on a page of %s has the colour %s', (text, fill, page, color) => {
  expect(firstRun(openAutomatic(text, { fill, page }).scene)?.color).toBe(color);
  expect(firstRun(openAutomatic(text, { fill, page, isFrame: true }).scene)?.color).toBe(color);
});

it('an automatic colour stays automatic when its text is edited', () => {
  const opened = openAutomatic(automatic, { fill: 'draw:fill="none"', page: '#000000' });
  const saved = saveWith(opened, withRun({ text: 'Harbours', bold: true }));
  expect(firstRun(saved)).toMatchObject({ text: 'Harbours', color: '#ffffff' });
  const pages = opened.scene.pages.map((page) => ({ ...page, background: '#ffffff' }));
  const onWhite = openDrawings(writeDrawing(opened, { ...opened.scene, pages })).scene;
  expect(firstRun(onWhite)?.color).toBe('#000000');
});
