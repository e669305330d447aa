import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, TextsProvider } from '../../i18n.ts';
import { catalogues } from '../catalogues/index.ts';
import { pixelPng } from '../format/testing/random-edits.ts';
import type { BoxShape, ScenePage } from '../scene/scene.ts';
import { createBox, createGroup, createLine, createPage, createTextBody } from '../testing/scenes.ts';
import { formatBody } from '../text/text-formats.ts';
import { MediaProvider } from './media.ts';
import { SheetView } from './SheetView.tsx';
import type { ViewMode } from './view-mode.ts';

let texts: Awaited<ReturnType<typeof loadTexts>>;
beforeAll(async () => {
  texts = await loadTexts('en', catalogues);
});

function renderPage(page: ScenePage, viewMode: ViewMode): string {
  const sheet = createElement(SheetView, { page, number: 3, scale: 1, viewMode });
  return renderToStaticMarkup(createElement(TextsProvider, { value: texts }, sheet));
}

describe('the fill of a rendered shape', () => {
  const stops = [
    { offset: 0, color: '#ff0000', opacity: 1 },
    { offset: 1, color: '#0000ff', opacity: 0.5 },
  ];
  const renderBox = (values: Partial<BoxShape>): string =>
    renderPage(createPage('p', [createBox('b', values)]), 'read');

  it.each([
    [{ kind: 'linear' as const, angle: 90, stops }, 'linear-gradient(180deg, #ff0000 0%, #0000ff80 100%)'],
    [
      { kind: 'radial' as const, centerX: 0.5, centerY: 1, stops },
      'radial-gradient(farthest-corner at 50% 100%, #ff0000 0%, #0000ff80 100%)',
    ],
  ])('a gradient %j is drawn instead of the colour', (fillPaint, expected) => {
    const html = renderBox({ fill: '#800080', fillPaint });
    expect(html).toContain(expected);
    expect(html).not.toContain('#800080');
  });

  it('a picture is drawn within the outline', () => {
    const fillPaint = {
      kind: 'picture' as const,
      media: 'dot',
      opacity: 0.5,
      x: 0,
      y: 0,
      width: 1,
      height: 2,
      isTiled: false,
    };
    const page = createPage('p', [
      createBox('b', { fillPaint, outline: 'triangle', width: 95_250, height: 95_250 }),
    ]);
    const sheet = createElement(SheetView, { page, number: 1, scale: 1, viewMode: 'read' });
    const value = new Map([['dot', { bytes: pixelPng, type: 'image/png' }]]);
    const html = renderToStaticMarkup(
      createElement(TextsProvider, { value: texts }, createElement(MediaProvider, { value }, sheet)),
    );
    expect(html).toContain('background-size:10px 20px');
    expect(html).toMatch(/clip-path:path\(&quot;M.*10.*Z&quot;\)/);
    expect(html).toContain('opacity:0.5');
  });

  it('a background with a gradient is shown until the page has another colour', () => {
    const background = createBox('bg', {
      isBackground: true,
      fill: '#800080',
      fillPaint: { kind: 'linear', angle: 0, stops },
    });
    const render = (color: string) =>
      renderPage(createPage('p', [], { background: color, behind: [background] }), 'static');
    expect(render('#800080')).toContain('linear-gradient');
    expect(render('#ffffff')).not.toContain('linear-gradient');
  });
});

describe('a rendered page', () => {
  const title = createBox('t', { placeholder: 'title' });
  it('placeholder prompts are rendered only when the page is editable', () => {
    expect(renderPage(createPage('p', [title]), 'edit')).toContain('Click or press Enter to add text: Title');
    for (const viewMode of ['static', 'read', 'present'] as const) {
      expect(renderPage(createPage('p', [title]), viewMode)).not.toContain('shape-box');
    }
  });

  it('the accessible name of a shape is its description, its text or its type', () => {
    const shapes = [
      createBox('a', { alt: 'A harbour', text: createTextBody('words') }),
      createBox('b', { text: createTextBody('One line', 'and another') }),
      createBox('c', { outline: 'ellipse', fill: '#ffffff' }),
      createLine('d'),
    ];
    const names = [...renderPage(createPage('p', shapes), 'edit').matchAll(/aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['A harbour', 'One line and another', 'Ellipse', 'Arrow']);
  });

  it('the shapes of a group are drawn relative to the group', () => {
    const page = createPage('p', [
      createGroup('g', [createBox('a', { x: 19_050 })], { x: 9525, rotation: 30 }),
    ]);
    const html = renderPage(page, 'static');
    expect(html).toContain('rotate(30deg)');
    expect(html).toMatch(/shape-group" style="left:1px.*shape-box" style="left:1px/);
  });

  it('links can be followed only when the page is not editable', () => {
    const text = formatBody(createTextBody('here'), { run: { link: 'https://example.org/' } });
    const page = createPage('p', [createBox('a', { text })]);
    expect(renderPage(page, 'present')).toContain('href="https://example.org/"');
    expect(renderPage(page, 'edit')).not.toContain('href');
  });

  it('rendered text keeps lists and text direction', () => {
    const words = formatBody(createTextBody('one', 'two'), {
      paragraph: { list: 'number', isRightToLeft: true },
    });
    const html = renderPage(createPage('p', [createBox('a', { text: words })]), 'static');
    expect(html).toContain('data-marker="2."');
    expect(html).toContain('dir="rtl"');
  });
});
