import './field-overlay.css';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  style?: CSSProperties;
  children: ReactNode;
}

/** The text of a field as it looks, over the field in which it is typed: its letters must be as wide as those of the field. */
export function FieldOverlay({ field, style, children }: Props) {
  const overlay = useRef<HTMLDivElement>(null);
  // Lies exactly over the field, however the field grows or scrolls.
  useLayoutEffect(() => {
    const [element, source] = [overlay.current, field.current];
    if (element === null || source === null) return;
    const follow = (): void => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = source;
      element.style.left = `${offsetLeft}px`;
      element.style.top = `${offsetTop}px`;
      element.style.width = `${offsetWidth}px`;
      element.style.height = `${offsetHeight}px`;
      element.scrollTop = source.scrollTop;
    };
    follow();
    source.addEventListener('scroll', follow);
    const observer = new ResizeObserver(follow);
    observer.observe(source);
    return () => {
      source.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  });
  return (
    <div ref={overlay} className="field-overlay" style={style} aria-hidden="true" dir="auto">
      {children}
    </div>
  );
}
