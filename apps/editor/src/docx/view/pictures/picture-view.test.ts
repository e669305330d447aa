// @vitest-environment jsdom
import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { expect, it } from 'vitest';
import { PictureView } from './picture-view.ts';

const node = (width: number) =>
  schema.node('image', { src: 'data:image/x-emf;base64,AA==', alt: 'A star', width, height: 50 });

it('a picture that the browser cannot draw stays a box of its size', () => {
  const view = new PictureView(node(100), { register: () => {}, unregister: () => {} });
  expect(view.dom.classList.contains('drawing-missing')).toBe(false);
  view.dom.dispatchEvent(new Event('error'));
  expect(view.dom.classList.contains('drawing-missing')).toBe(true);
  view.update(node(200));
  expect([
    view.dom.classList.contains('drawing-missing'),
    view.dom.style.getPropertyValue('--picture-width'),
    view.dom.alt,
  ]).toEqual([true, '200px', 'A star']);
  view.dom.dispatchEvent(new Event('load'));
  expect(view.dom.classList.contains('drawing-missing')).toBe(false);
});
