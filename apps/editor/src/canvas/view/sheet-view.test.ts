import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, TextsProvider } from '../../i18n.ts';
import { catalogues } from '../catalogues.ts';
import type { ScenePage } from '../scene/scene.ts';
import { createBox, createGroup, createLine, createPage, createTextBody } from '../testing/scenes.ts';
import { formatBody } from '../text/text-formats.ts';
import { SheetView } from './SheetView.tsx';
import type { ViewMode } from './view-mode.ts';

let texts: Awaited<ReturnType<typeof loadTexts>>;
beforeAll(async () => {
  texts = await loadTexts('en', catalogues);
});

function renderPage(page: ScenePage, viewMode: ViewMode): string {
  const sheet = createElement(SheetView, { page, scale: 1, viewMode });
  return renderToStaticMarkup(createElement(TextsProvider, { value: texts }, sheet));
}

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
