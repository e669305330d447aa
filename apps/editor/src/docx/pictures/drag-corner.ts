import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { getRenderedScale } from '../view/rendered-scale.ts';
import { type Corner, computeDraggedSize, type Size } from './picture-size.ts';
import { changePicture, computeMaxSize, getDisplayedSize, getSelectedPicture } from './selected-picture.ts';

const pixelsPerCentimetre = 96 / 2.54;

/** Tracks the pointer until it is released or Escape is pressed; the document changes once, at the end. */
export function dragCorner(
  view: EditorView,
  pointerDown: PointerEvent,
  { corner, onSize }: { corner: Corner; onSize: (size: string) => void },
): void {
  const picture = getSelectedPicture(view.state);
  const dom = picture === null ? null : view.nodeDOM(picture.pos);
  const start = picture === null ? null : getDisplayedSize(view, picture);
  if (picture === null || start === null || !(dom instanceof HTMLElement)) return;
  const max = computeMaxSize(view, picture);
  const scale = getRenderedScale(dom);
  const widthBefore = dom.style.getPropertyValue('--picture-width');
  let size: Size = start;
  const abortController = new AbortController();
  const listenerOptions = { signal: abortController.signal };
  const endDrag = (isAccepted: boolean): void => {
    abortController.abort();
    onSize('');
    dom.style.setProperty('--picture-width', widthBefore);
    const isStillSelected = getSelectedPicture(view.state)?.node === picture.node;
    if (isAccepted && isStillSelected && size !== start) view.dispatch(changePicture(view.state, size));
    view.focus();
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      const movement = {
        x: (event.clientX - pointerDown.clientX) / scale,
        y: (event.clientY - pointerDown.clientY) / scale,
      };
      size = computeDraggedSize(start, movement, corner, max);
      dom.style.setProperty('--picture-width', `${size.width}px`);
      onSize(formatInCentimetres(size));
    },
    listenerOptions,
  );
  window.addEventListener('pointerup', () => endDrag(true), listenerOptions);
  window.addEventListener('pointercancel', () => endDrag(false), listenerOptions);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && endDrag(false), listenerOptions);
}

function formatInCentimetres({ width, height }: Size): string {
  const format = new Intl.NumberFormat(i18next.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  const [widthText, heightText] = [width, height].map((length) =>
    format.format(length / pixelsPerCentimetre),
  );
  return `${widthText} × ${heightText} cm`;
}
