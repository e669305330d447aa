// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createCanvas } from '../state/create-canvas.ts';
import { createEditorContext } from '../state/editor-context.tsx';
import { createPage, createScene } from '../testing/scenes.ts';
import { getBodyText } from '../text/text-formats.ts';
import { pasteText } from './clipboard.ts';

function pasteInto(text: string): string[] {
  const canvas = createCanvas({
    scene: createScene(createPage('p', [])),
    canWrite: true,
    now: () => 0,
    onEdit: () => undefined,
  });
  const context = createEditorContext(canvas, {
    capabilities: {
      labelPrefix: 'slides',
      hasNotes: true,
      canHide: true,
      canName: false,
      canPresent: true,
      hasPresets: true,
      hasDimensions: false,
      hasLayers: false,
      hasStyles: false,
      hasVideoLinks: true,
      canComment: true,
    },
    author: '',
    exportActions: {
      print: () => undefined,
      download: async () => undefined,
      exportAs: () => undefined,
      offers: { print: true, download: true },
      format: null,
    },
    canCopy: true,
    listKeyTools: () => [],
  });
  pasteText({ ...context, focus: () => undefined }, text);
  return canvas.getPage().shapes.map((shape) => (shape.kind === 'box' ? getBodyText(shape.text) : ''));
}

it('a text of as many characters as are allowed is pasted whole, counted by code points', () => {
  const text = '😀'.repeat(20_000);
  expect(pasteInto(text)).toEqual([text]);
});

it('a longer text is not pasted in part', () => {
  expect(pasteInto('x'.repeat(20_001))).toEqual([]);
  expect(document.querySelector('.toast [role="status"]')).not.toBeNull();
});
