import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { renderedScale } from '../view/rendered-scale.ts';
import { type Corner, draggedSize, type Size } from './picture-size.ts';
import { changePicture, largestSize, selectedPicture, shownSize } from './selected-picture.ts';

const pixelsPerCentimetre = 96 / 2.54;

/** Tracks the pointer until it is released or Escape is pressed; the document changes once, at the end. */
export function dragCorner(
  view: EditorView,
  started: PointerEvent,
  { corner, onSize }: { corner: Corner; onSize: (size: string) => void },
): void {
  const picture = selectedPicture(view.state);
  const dom = picture === null ? null : view.nodeDOM(picture.pos);
  const start = picture === null ? null : shownSize(view, picture);
  if (picture === null || start === null || !(dom instanceof HTMLElement)) return;
  const max = largestSize(view, picture);
  const scale = renderedScale(dom);
  const before = dom.style.getPropertyValue('--picture-width');
  let size: Size = start;
  const stopping = new AbortController();
  const listen = { signal: stopping.signal };
  const end = (isKept: boolean): void => {
    stopping.abort();
    onSize('');
    dom.style.setProperty('--picture-width', before);
    const isStill = selectedPicture(view.state)?.node === picture.node;
    if (isKept && isStill && size !== start) view.dispatch(changePicture(view.state, size));
    view.focus();
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      const by = {
        x: (event.clientX - started.clientX) / scale,
        y: (event.clientY - started.clientY) / scale,
      };
      size = draggedSize(start, by, corner, max);
      dom.style.setProperty('--picture-width', `${size.width}px`);
      onSize(inCentimetres(size));
    },
    listen,
  );
  window.addEventListener('pointerup', () => end(true), listen);
  window.addEventListener('pointercancel', () => end(false), listen);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), listen);
}

function inCentimetres({ width, height }: Size): string {
  const format = new Intl.NumberFormat(i18next.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const [wide, high] = [width, height].map((length) => format.format(length / pixelsPerCentimetre));
  return `${wide} × ${high} cm`;
}
