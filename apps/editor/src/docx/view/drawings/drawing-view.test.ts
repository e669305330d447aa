// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { expect, it, vi } from 'vitest';
import { drawingPrefix } from '../../document/drawings/drawing-names.ts';
import { DrawingView } from './drawing-view.ts';

it('a drawing whose reading failed is shown as missing', async () => {
  const node = schema.node('image', { src: '', rId: `${drawingPrefix}1`, width: 10, height: 10 });
  const { dom } = new DrawingView(node, {
    wrapped: { register: () => {}, unregister: () => {} },
    drawings: () => Promise.reject(new Error('Out of memory')),
  });
  await vi.waitFor(() => expect(dom.ariaBusy).toBe(null));
  expect(dom.classList).toContain('drawing-missing');
});
