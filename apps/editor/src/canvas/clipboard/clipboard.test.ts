// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Shape } from '../scene/scene.ts';
import { createCanvas } from '../state/create-canvas.ts';
import { createEditorContext } from '../state/editor-context.tsx';
import { createBox, createPage, createScene } from '../testing/scenes.ts';
import { getBodyText } from '../text/text-formats.ts';
import { copySelected, paste, pasteText } from './clipboard.ts';

function createContext(shapes: readonly Shape[] = []) {
  const canvas = createCanvas({
    scene: createScene(createPage('p', shapes)),
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
  return { canvas, context: { ...context, focus: () => undefined } };
}

function pasteInto(text: string): string[] {
  const { canvas, context } = createContext();
  pasteText(context, text);
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

class Transfer {
  readonly files: File[] = [];
  readonly #values = new Map<string, string>();
  setData = (type: string, value: string): void => void this.#values.set(type, value);
  getData = (type: string): string => this.#values.get(type) ?? '';
}

it.each([
  ['the same file keeps', 'one', 'a'],
  ['another file does not keep', 'two', undefined],
])('a copy that is pasted into %s the markup of its original', async (_, target, copyOf) => {
  const open = (file: string): void => window.history.replaceState(null, '', `?WOPISrc=${file}`);
  // cast: a clipboard as far as shapes use it
  const transfer = new Transfer() as unknown as DataTransfer;
  open('one');
  const from = createContext([createBox('a')]);
  from.canvas.select({ groupId: null, ids: ['a'], textPath: null });
  expect(copySelected(from.context, transfer)).toBe(true);
  open(target);
  const { canvas, context } = createContext();
  expect(paste(context, transfer)).toBe(true);
  await vi.waitFor(() => expect(canvas.getPage().shapes).toHaveLength(1));
  expect(canvas.getPage().shapes[0]?.copyOf).toBe(copyOf);
});
