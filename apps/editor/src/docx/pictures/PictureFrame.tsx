import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { ToolButton } from '../toolkit/ToolButton.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { isWriting } from '../toolkit/writing-tool.ts';
import { renderedScale } from '../view/rendered-scale.ts';
import { AltTextDialog } from './AltTextDialog.tsx';
import { dragCorner } from './drag-corner.ts';
import { type Corner, corners } from './picture-size.ts';
import { selectedPicture } from './selected-picture.ts';
import { selectedPictureTools } from './tools.tsx';

/** Frame around the selected picture: resize handles and tools. */
export function PictureFrame({ paper }: { paper: HTMLElement }) {
  const node = useThrottledValue((editing) =>
    isWriting(editing) ? (selectedPicture(editing.view.state)?.node ?? null) : null,
  );
  if (node === null) return null;
  return createPortal(<Frame paper={paper} />, paper);
}

function Frame({ paper }: { paper: HTMLElement }) {
  const t = useTexts();
  const { view } = useEditing();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  const page = usePageActions();
  const isDescribed = useThrottledValue(({ view }) => Boolean(selectedPicture(view.state)?.attrs.alt));
  const describe = (): void => page.show(<AltTextDialog onClose={() => page.show(null)} />);
  useFollow(frame, paper);
  const begin = (corner: Corner) => (event: ReactPointerEvent<HTMLElement>) => {
    event.preventDefault();
    dragCorner(view, event.nativeEvent, { corner, onSize: setSize });
  };
  return (
    <div ref={frame} className="picture-frame">
      {corners.map((corner) => (
        <span key={corner} className="picture-corner" data-corner={corner} onPointerDown={begin(corner)} />
      ))}
      {size === '' ? (
        <div className="picture-tools" role="toolbar" aria-label={t('pictures:tools')}>
          {selectedPictureTools.map((tool) => (
            <ToolButton key={tool.id} tool={tool} />
          ))}
          {isDescribed ? null : (
            <button type="button" className="tool picture-ask" onMouseDown={keepFocus} onClick={describe}>
              {t('pictures:alt.ask')}
            </button>
          )}
        </div>
      ) : (
        <output className="picture-size">{size}</output>
      )}
    </div>
  );
}

/** The text keeps the focus and its selection. */
function keepFocus(event: ReactMouseEvent): void {
  event.preventDefault();
}

/** Keeps the frame on the picture while the frame is shown. */
function useFollow(frame: React.RefObject<HTMLElement | null>, paper: HTMLElement): void {
  const editing = useEditing();
  // Synchronises with the layout of the text, which is not a component.
  useEffect(() => {
    const { view } = editing;
    let soon = 0;
    let watched: Element | null = null;
    const follow = (): void => {
      soon = 0;
      const pos = selectedPicture(view.state)?.pos;
      const picture = pos === undefined ? null : view.nodeDOM(pos);
      if (!(picture instanceof HTMLElement) || frame.current === null) return;
      if (picture !== watched) {
        watched = picture;
        observer.disconnect();
        observer.observe(picture);
        observer.observe(view.dom);
      }
      place(frame.current, picture, paper);
    };
    const followSoon = (): void => {
      soon ||= requestAnimationFrame(follow);
    };
    const observer = new ResizeObserver(followSoon);
    follow();
    const unsubscribe = editing.subscribe(followSoon);
    return () => {
      unsubscribe();
      observer.disconnect();
      cancelAnimationFrame(soon);
    };
  }, [editing, frame, paper]);
}

function place(frame: HTMLElement, picture: HTMLElement, paper: HTMLElement): void {
  const scale = renderedScale(paper);
  const around = paper.getBoundingClientRect();
  const inside = picture.getBoundingClientRect();
  frame.style.left = `${(inside.left - around.left) / scale}px`;
  frame.style.top = `${(inside.top - around.top) / scale}px`;
  frame.style.width = `${inside.width / scale}px`;
  frame.style.height = `${inside.height / scale}px`;
}
