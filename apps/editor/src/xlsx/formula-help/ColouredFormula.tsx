import './formula-help.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { splitByColour } from './typed-formula.ts';

/** The text of a formula in the colours of its ranges, over the field in which it is typed. */
export function ColouredFormula({
  field,
  text,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
}) {
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
  let at = 0;
  return (
    <div ref={overlay} className="coloured-formula" aria-hidden="true" dir="auto">
      {splitByColour(text).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.colour === null ? (
          piece.text
        ) : (
          <span key={key} data-range-colour={piece.colour}>
            {piece.text}
          </span>
        );
      })}
    </div>
  );
}
