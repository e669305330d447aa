import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts, TextsProvider } from '../../i18n.ts';
import { catalogues } from '../catalogues.ts';
import type { ScenePage } from '../scene/scene.ts';
import { bodyOf, boxOf, groupOf, lineOf, pageOf } from '../testing/scenes.ts';
import { formatBody } from '../text/text-formats.ts';
import { SheetView } from './SheetView.tsx';
import type { ViewMode } from './view-mode.ts';

let texts: Awaited<ReturnType<typeof loadTexts>>;
beforeAll(async () => {
  texts = await loadTexts('en', catalogues);
});

function drawn(page: ScenePage, viewMode: ViewMode): string {
  const sheet = createElement(SheetView, { page, scale: 1, viewMode });
  return renderToStaticMarkup(createElement(TextsProvider, { value: texts }, sheet));
}

describe('a rendered page', () => {
  const title = boxOf('t', { placeholder: 'title' });
  it('placeholder prompts are rendered only when the page is editable', () => {
    expect(drawn(pageOf('p', [title]), 'edit')).toContain('Click or press Enter to add text: Title');
    for (const viewMode of ['still', 'read', 'present'] as const) {
      expect(drawn(pageOf('p', [title]), viewMode)).not.toContain('shape-box');
    }
  });

  it('the accessible name of a shape is its description, its text or its type', () => {
    const shapes = [
      boxOf('a', { alt: 'A harbour', text: bodyOf('words') }),
      boxOf('b', { text: bodyOf('One line', 'and another') }),
      boxOf('c', { outline: 'ellipse', fill: '#ffffff' }),
      lineOf('d'),
    ];
    const names = [...drawn(pageOf('p', shapes), 'edit').matchAll(/aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['A harbour', 'One line and another', 'Ellipse', 'Arrow']);
  });

  it('the shapes of a group are drawn relative to the group', () => {
    const page = pageOf('p', [groupOf('g', [boxOf('a', { x: 19_050 })], { x: 9525, rotation: 30 })]);
    const html = drawn(page, 'still');
    expect(html).toContain('rotate(30deg)');
    expect(html).toMatch(/shape-group" style="left:1px.*shape-box" style="left:1px/);
  });

  it('links can be followed only when the page is not editable', () => {
    const text = formatBody(bodyOf('here'), { run: { link: 'https://example.org/' } });
    const page = pageOf('p', [boxOf('a', { text })]);
    expect(drawn(page, 'present')).toContain('href="https://example.org/"');
    expect(drawn(page, 'edit')).not.toContain('href');
  });

  it('rendered text keeps lists and text direction', () => {
    const words = formatBody(bodyOf('one', 'two'), { paragraph: { list: 'number', isRightToLeft: true } });
    const html = drawn(pageOf('p', [boxOf('a', { text: words })]), 'still');
    expect(html).toContain('data-marker="2."');
    expect(html).toContain('dir="rtl"');
  });
});
