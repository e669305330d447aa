import type { ImageAttrs } from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { PageGeometry } from '../view/pages/page-geometry.ts';
import { computeFreePlace } from '../view/pictures/free-place.ts';
import type { WrappedPictures } from '../view/pictures/picture-view.ts';
import type { HeaderFooterKind } from './header-footer-parts.ts';

type Position = NonNullable<ImageAttrs['position']>;

/** A picture of a header or footer, or of a copy of it on another page. */
export interface MarginPicture {
  picture: HTMLElement;
  position: Position;
  /** The text that it is in. */
  root: HTMLElement;
  kind: HeaderFooterKind;
  /** Of its page. */
  geometry: PageGeometry;
}

/** Pictures of a header or footer with a place of their own: over its words, behind them or beside them. They take no room in it. */
export class MarginPictures implements WrappedPictures {
  readonly #pictures = new Map<HTMLElement, Partial<ImageAttrs>>();

  register(picture: HTMLElement, attrs: Partial<ImageAttrs>): void {
    this.#pictures.set(picture, attrs);
  }

  unregister(picture: HTMLElement): void {
    this.#pictures.delete(picture);
  }

  /** The pictures of the text, or of a copy of it. */
  list(text: HTMLElement, place: Pick<MarginPicture, 'root' | 'kind' | 'geometry'>): MarginPicture[] {
    if (this.#pictures.size === 0) return [];
    const copies = listPictures(place.root);
    return listPictures(text).flatMap((original, index) => {
      const position = this.#pictures.get(original)?.position ?? null;
      const picture = copies[index];
      return picture === undefined || position === null ? [] : [{ ...place, picture, position }];
    });
  }
}

const listPictures = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.picture'),
];

/** Places pictures of all pages: all are measured before the first is placed, so that layout is computed once. */
export function placeMarginPictures(pictures: readonly MarginPicture[]): void {
  for (const { picture } of pictures) picture.classList.add('placed');
  const places = pictures.map(computePlace);
  pictures.forEach(({ picture }, index) => {
    const place = places[index];
    if (place === undefined) return;
    // The browser wraps the words around a picture that stands among them, at the side where it is.
    const isAmongWords = picture.classList.contains('wrapped') && place.isInText;
    picture.classList.toggle('placed', !isAmongWords);
    picture.style.float = isAmongWords ? place.side : '';
    picture.style.setProperty('--free-left', `${place.left}px`);
    picture.style.setProperty('--free-top', `${place.top}px`);
  });
}

function computePlace({ picture, position, root, kind, geometry }: MarginPicture) {
  const paragraph = picture.closest<HTMLElement>('p');
  const anchor = measureOffset(paragraph, root);
  const isInCell = paragraph?.closest('td, th') !== null;
  const size = { width: picture.offsetWidth, height: picture.offsetHeight };
  const place = computeFreePlace(position, {
    size,
    column: {
      left: isInCell ? anchor.left : 0,
      width: isInCell ? (paragraph?.offsetWidth ?? 0) : root.clientWidth,
    },
    anchorTop: anchor.top,
    pageTop: computePageTop(root, { kind, geometry }),
    geometry,
  });
  const isInText =
    place.left + size.width > 0 &&
    place.left < root.clientWidth &&
    place.top + size.height > 0 &&
    place.top < root.offsetHeight;
  // A cell is what its pictures are placed in.
  const container = measureOffset(picture.offsetParent, root);
  return {
    left: place.left - container.left,
    top: place.top - container.top,
    isInText,
    side: place.left + size.width / 2 > root.clientWidth / 2 ? 'right' : 'left',
  };
}

/** Where the text of the page begins, from the top of its header or footer. */
function computePageTop(
  root: HTMLElement,
  { kind, geometry }: { kind: HeaderFooterKind; geometry: PageGeometry },
): number {
  const { height, top, headerDistance, footerDistance } = geometry;
  return kind === 'header' ? top - headerDistance : top - (height - footerDistance - root.offsetHeight);
}

function measureOffset(element: Element | null, root: HTMLElement): { left: number; top: number } {
  const offset = { left: 0, top: 0 };
  for (
    let current: Element | null = element;
    current instanceof HTMLElement && current !== root && root.contains(current);
    current = current.offsetParent
  ) {
    offset.left += current.offsetLeft;
    offset.top += current.offsetTop;
  }
  return offset;
}
