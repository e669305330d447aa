import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { PageGeometry } from '../view/pages/page-geometry.ts';
import { computeFreePlace } from '../view/pictures/free-place.ts';
import type { WrappedPictures } from '../view/pictures/picture-view.ts';
import type { HeaderFooterKind } from './header-footer-parts.ts';

/** Pictures of a header or footer with a place of their own: over its words, behind them or beside them. They take no room in it. */
export class MarginPictures implements WrappedPictures {
  readonly #pictures = new Map<HTMLElement, Partial<ImageAttrs>>();

  register(picture: HTMLElement, attrs: Partial<ImageAttrs>): void {
    this.#pictures.set(picture, attrs);
  }

  unregister(picture: HTMLElement): void {
    this.#pictures.delete(picture);
  }

  /** Places the pictures of the text, or of a copy of it, on a page. */
  place(
    text: HTMLElement,
    root: HTMLElement,
    page: { kind: HeaderFooterKind; geometry: PageGeometry },
  ): void {
    if (this.#pictures.size === 0) return;
    const copies = listPictures(root);
    const placed = listPictures(text).flatMap((original, index) => {
      const position = this.#pictures.get(original)?.position ?? null;
      const picture = copies[index];
      return picture === undefined || position === null ? [] : [{ picture, position }];
    });
    for (const { picture } of placed) picture.classList.add('placed');
    const pageTop = computePageTop(root, page);
    const places = placed.map(({ picture, position }) =>
      computeFreePlace(position, {
        size: { width: picture.offsetWidth, height: picture.offsetHeight },
        column: { left: 0, width: root.clientWidth },
        anchorTop: measureAnchor(picture, root),
        pageTop,
        geometry: page.geometry,
      }),
    );
    placed.forEach(({ picture: { style } }, index) => {
      const { left, top } = places[index] ?? { left: 0, top: 0 };
      style.setProperty('--free-left', `${left}px`);
      style.setProperty('--free-top', `${top}px`);
    });
  }
}

const listPictures = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.picture'),
];

/** Where the text of the page begins, from the top of its header or footer. */
function computePageTop(
  root: HTMLElement,
  { kind, geometry }: { kind: HeaderFooterKind; geometry: PageGeometry },
): number {
  const { height, top, headerDistance, footerDistance } = geometry;
  return kind === 'header' ? top - headerDistance : top - (height - footerDistance - root.offsetHeight);
}

function measureAnchor(picture: HTMLElement, root: HTMLElement): number {
  let top = 0;
  let element: Element | null = picture.closest('p');
  while (element instanceof HTMLElement && element !== root) {
    top += element.offsetTop;
    element = element.offsetParent;
  }
  return top;
}
