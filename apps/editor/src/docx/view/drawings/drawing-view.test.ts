// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogues } from '../../../canvas/catalogues/index.ts';
import { createBox } from '../../../canvas/testing/scenes.ts';
import { loadTexts } from '../../../i18n.ts';
import { drawingPrefix } from '../../document/drawings/drawing-names.ts';
import { DrawingView } from './drawing-view.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a drawing whose reading failed is shown as missing, also in another size', async () => {
  const node = (width: number) =>
    schema.node('image', { src: '', rId: `${drawingPrefix}1`, width, height: 10 });
  const view = new DrawingView(node(10), {
    wrapped: { register: () => {}, unregister: () => {} },
    drawings: () => Promise.reject(new Error('Out of memory')),
  });
  await vi.waitFor(() => expect(view.dom.ariaBusy).toBe(null));
  expect(view.dom.classList).toContain('drawing-missing');
  view.update(node(20));
  expect(view.dom.classList).toContain('drawing-missing');
});

it('a drawing is shown although the names of its shapes could not be loaded', async () => {
  await loadTexts('en');
  vi.spyOn(catalogues, 'en').mockRejectedValue(new Error('Offline'));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const node = schema.node('image', { src: '', rId: `${drawingPrefix}1`, width: 10, height: 10 });
  const view = new DrawingView(node, {
    wrapped: { register: () => {}, unregister: () => {} },
    drawings: () => Promise.resolve({ shape: createBox('box'), media: new Map() }),
  });
  await vi.waitFor(() => expect(view.dom.ariaBusy).toBe(null), { timeout: 20_000 });
  expect(view.dom.classList).not.toContain('drawing-missing');
  expect(view.dom.querySelector('.drawing-shapes')).not.toBeNull();
  view.destroy();
});
