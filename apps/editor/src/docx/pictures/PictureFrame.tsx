import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n.ts';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { ToolButton } from '../toolkit/ToolButton.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import { getRenderedScale } from '../view/rendered-scale.ts';
import { AltTextDialog } from './AltTextDialog.tsx';
import { dragCorner } from './drag-corner.ts';
import { type Corner, corners } from './picture-size.ts';
import { getSelectedPicture } from './selected-picture.ts';
import { selectedPictureTools } from './tools.tsx';

/** Frame around the selected picture: resize handles and tools. */
export function PictureFrame({ paper }: { paper: HTMLElement }) {
  const node = useThrottledValue((editor) =>
    canEdit(editor) ? (getSelectedPicture(editor.view.state)?.node ?? null) : null,
  );
  if (node === null) return null;
  return createPortal(<Frame paper={paper} />, paper);
}

function Frame({ paper }: { paper: HTMLElement }) {
  const t = useTexts();
  const { view } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState('');
  const page = usePageActions();
  const hasAltText = useThrottledValue(({ view }) => Boolean(getSelectedPicture(view.state)?.attrs.alt));
  const openAltText = (): void => page.show(<AltTextDialog onClose={() => page.show(null)} />);
  useFollowPicture(frame, paper);
  const startDrag = (corner: Corner) => (event: ReactPointerEvent<HTMLElement>) => {
    event.preventDefault();
    dragCorner(view, event.nativeEvent, { corner, onSize: setSize });
  };
  return (
    <div ref={frame} className="picture-frame">
      {corners.map((corner) => (
        <span
          key={corner}
          className="picture-corner"
          data-corner={corner}
          onPointerDown={startDrag(corner)}
        />
      ))}
      {size === '' ? (
        <div className="picture-tools" role="toolbar" aria-label={t('pictures:tools')}>
          {selectedPictureTools.map((tool) => (
            <ToolButton key={tool.id} tool={tool} />
          ))}
          {hasAltText ? null : (
            <button type="button" className="tool picture-ask" onMouseDown={keepFocus} onClick={openAltText}>
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
function useFollowPicture(frame: React.RefObject<HTMLElement | null>, paper: HTMLElement): void {
  const editor = useEditor();
  // Synchronises with the layout of the text, which is not a component.
  useEffect(() => {
    const { view } = editor;
    let animationFrame = 0;
    let observedPicture: Element | null = null;
    const updateFrame = (): void => {
      animationFrame = 0;
      const pos = getSelectedPicture(view.state)?.pos;
      const picture = pos === undefined ? null : view.nodeDOM(pos);
      if (!(picture instanceof HTMLElement) || frame.current === null) return;
      if (picture !== observedPicture) {
        observedPicture = picture;
        observer.disconnect();
        observer.observe(picture);
        observer.observe(view.dom);
      }
      placeFrame(frame.current, picture, paper);
    };
    const scheduleUpdate = (): void => {
      animationFrame ||= requestAnimationFrame(updateFrame);
    };
    const observer = new ResizeObserver(scheduleUpdate);
    updateFrame();
    const unsubscribe = editor.subscribe(scheduleUpdate);
    return () => {
      unsubscribe();
      observer.disconnect();
      cancelAnimationFrame(animationFrame);
    };
  }, [editor, frame, paper]);
}

function placeFrame(frame: HTMLElement, picture: HTMLElement, paper: HTMLElement): void {
  const scale = getRenderedScale(paper);
  const paperRect = paper.getBoundingClientRect();
  const pictureRect = picture.getBoundingClientRect();
  frame.style.left = `${(pictureRect.left - paperRect.left) / scale}px`;
  frame.style.top = `${(pictureRect.top - paperRect.top) / scale}px`;
  frame.style.width = `${pictureRect.width / scale}px`;
  frame.style.height = `${pictureRect.height / scale}px`;
}
