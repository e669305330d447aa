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

describe('a page that is shown', () => {
  const title = boxOf('t', { placeholder: 'title' });
  it('a page that is shown asks for what is missing only where one can write it', () => {
    expect(drawn(pageOf('p', [title]), 'edit')).toContain('Click or press Enter to add text: Title');
    for (const viewMode of ['still', 'read', 'present'] as const) {
      expect(drawn(pageOf('p', [title]), viewMode)).not.toContain('shape-box');
    }
  });

  it('a page that is shown names each shape to somebody who does not see it: by what it shows, by its words, by its kind', () => {
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

  it('a page that is shown draws the shapes of a group from where the group begins', () => {
    const page = pageOf('p', [groupOf('g', [boxOf('a', { x: 19_050 })], { x: 9525, rotation: 30 })]);
    const html = drawn(page, 'still');
    expect(html).toContain('rotate(30deg)');
    expect(html).toMatch(/shape-group" style="left:1px.*shape-box" style="left:1px/);
  });

  it('a page that is shown leads to links only where nothing is written', () => {
    const text = formatBody(bodyOf('here'), { run: { link: 'https://example.org/' } });
    const page = pageOf('p', [boxOf('a', { text })]);
    expect(drawn(page, 'present')).toContain('href="https://example.org/"');
    expect(drawn(page, 'edit')).not.toContain('href');
  });

  it('a page that is shown keeps the lists and the direction of its words', () => {
    const words = formatBody(bodyOf('one', 'two'), { paragraph: { list: 'number', isRightToLeft: true } });
    const html = drawn(pageOf('p', [boxOf('a', { text: words })]), 'still');
    expect(html).toContain('data-marker="2."');
    expect(html).toContain('dir="rtl"');
  });
});
