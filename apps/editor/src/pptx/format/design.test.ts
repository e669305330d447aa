import { blankPptx } from '@redraft/documents';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { applyDesign, applyLayout } from '../../canvas/commands/layout-commands.ts';
import { applyChanges, computeChanges } from '../../canvas/scene/changes.ts';
import type { BoxShape, Scene, ScenePage, Shape } from '../../canvas/scene/scene.ts';
import { createDesignChoices } from '../page/design-choices.ts';
import { openSlides } from './read/read-slides.ts';
import { createDeck, paragraphXml } from './testing/create-deck.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const createPlaceholderXml = (id: number, mark: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Place ${id}"/><p:cNvSpPr/><p:nvPr><p:ph ${mark}/></p:nvPr></p:nvSpPr><p:spPr/>` +
  `<p:txBody><a:bodyPr/><a:lstStyle/>${text}</p:txBody></p:sp>`;
const secondLevelXml = '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="en-US"/><a:t>Deeper</a:t></a:r></a:p>';
const deck = createDeck([
  {
    shapes:
      createPlaceholderXml(2, 'type="ctrTitle"', paragraphXml('Harbour')) +
      createPlaceholderXml(3, 'type="subTitle" idx="1"', paragraphXml('Boats')),
    layout: 1,
  },
  {
    shapes:
      createPlaceholderXml(2, 'type="title"', paragraphXml('Ships')) +
      createPlaceholderXml(3, 'idx="1"', paragraphXml('Large', ' b="1" sz="4400"') + secondLevelXml),
    layout: 2,
  },
]);
const size = { width: 12_192_000, height: 6_858_000 };
const choices = createDesignChoices(size);
const getChoice = (design: string) => {
  const found = choices.find((one) => one.design === design);
  if (found === undefined) throw new Error(design);
  return found;
};
const getBoxes = (page: ScenePage | undefined): BoxShape[] =>
  (page?.shapes ?? []).filter((shape: Shape): shape is BoxShape => shape.kind === 'box');
const getRuns = (page: ScenePage | undefined) =>
  getBoxes(page).flatMap(({ text }) => text.paragraphs.flatMap((paragraph) => paragraph.runs));
const saveAndReopen = (scene: Scene): { scene: Scene; bytes: Uint8Array } => {
  const bytes = writeSlides(openSlides(deck), scene);
  return { bytes, scene: openSlides(bytes).scene };
};

it('a new presentation has all layout types and list levels with sizes and bullets', () => {
  const { scene } = openSlides(blankPptx());
  expect(scene.layouts.map(({ kind }) => kind)).toEqual([
    'title',
    'obj',
    'twoObj',
    'secHead',
    'picTx',
    'titleOnly',
    'blank',
  ]);
  const levels = scene.layouts[1]?.levels?.[1] ?? [];
  expect(levels.map(({ run }) => run.size)).toEqual([24, 20, 18, 16, 16]);
  expect(levels.every(({ paragraph }) => paragraph.list === 'bullet')).toBe(true);
  expect(scene.layouts[0]?.levels?.[1]?.[0]?.paragraph.list).toBe('none');
  expect(scene.design).toBe('harbour');
});

it('changing the design changes all slides and keeps text and direct formatting', () => {
  const { scene } = openSlides(deck);
  const next = applyDesign(scene, getChoice('night'));
  const [first, second] = next.pages;
  expect([first?.background, second?.background]).toEqual(['#14202b', '#14202b']);
  expect(getRuns(first).map(({ text, color, size: points }) => [text, color, points])).toEqual([
    ['Harbour', '#f2f6f8', 48],
    ['Boats', '#b7c6d0', 24],
  ]);
  expect(getRuns(second).map(({ text, size: points, bold }) => [text, points, bold])).toEqual([
    ['Ships', 36, true],
    ['Large', 44, true],
    ['Deeper', 20, false],
  ]);
});
it.each(choices.map(({ design }) => design ?? ''))(
  'a changed design is saved in the master and inherited by slides: %s',
  (design) => {
    const next = applyDesign(openSlides(deck).scene, getChoice(design));
    const { scene, bytes } = saveAndReopen(next);
    expect(scene.pages).toEqual(next.pages);
    expect(scene.design).toBe(design);
    expect(findPackageProblems(bytes)).toEqual([]);
    const parts = unzipSync(bytes);
    const slide = new TextDecoder().decode(parts['ppt/slides/slide2.xml']);
    expect(slide).toContain('<a:rPr lang="en-US" b="1" sz="4400"/>');
    expect(slide).not.toContain('a:latin');
    const masters = Object.keys(parts).filter((name) => /slideMasters\/[^/]*\.xml$/.test(name));
    expect(masters).toHaveLength(1);
  },
);
it('changing the design is one edit and can be undone', () => {
  const { scene } = openSlides(deck);
  const next = applyDesign(scene, getChoice('slate'));
  const there = applyChanges(scene, computeChanges(scene, next));
  expect(there).toEqual(next);
  const undone = applyChanges(there, computeChanges(next, scene));
  expect(undone.pages).toEqual(scene.pages);
  expect(saveAndReopen(undone).scene.design).toBe('harbour');
});
it('a design is scaled to the slide size', () => {
  const narrowSize = { width: 9_144_000, height: 6_858_000 };
  const { scene } = openSlides(blankPptx({ size: narrowSize }));
  const [wideLayout] = getChoice('paper').layouts;
  const [narrowLayout] =
    createDesignChoices(narrowSize).find(({ design }) => design === 'paper')?.layouts ?? [];
  expect(narrowLayout?.shapes[0]?.width).toBe(((wideLayout?.shapes[0]?.width ?? 0) * 3) / 4);
  expect(scene.layouts[0]?.width).toBe(narrowSize.width);
});

it('changing the layout moves text to its placeholders and adds missing placeholders', () => {
  const { scene } = openSlides(deck);
  const [, , twoContents] = scene.layouts;
  const page = scene.pages[0];
  if (twoContents === undefined || page === undefined) throw new Error('No layout');
  const next = applyLayout(scene, page.id, { layout: twoContents, newId: () => 'new-1' });
  expect(getBoxes(next.pages[0]).map(({ placeholder }) => placeholder)).toEqual(['title', 'body', 'body']);
  const again = saveAndReopen(next);
  const withoutIds = (one: ScenePage | undefined) =>
    one?.shapes.map((shape) => ({ ...shape, id: '', copyOf: '' }));
  expect(withoutIds(again.scene.pages[0])).toEqual(withoutIds(next.pages[0]));
  expect(again.scene.pages[0]?.layoutId).toBe(twoContents.id);
  const slide = new TextDecoder().decode(unzipSync(again.bytes)['ppt/slides/slide1.xml']);
  expect(slide).toContain('<p:ph idx="1" sz="half"/>');
  expect(findPackageProblems(again.bytes)).toEqual([]);
});
