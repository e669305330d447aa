import './steady.css';
import type { ReactNode } from 'react';

interface Props {
  /** All possible contents. */
  possibleTexts: readonly string[];
  children: ReactNode;
}

/** As wide as the widest possible content, so that its neighbours do not move when it changes. */
export function FixedWidthText({ possibleTexts, children }: Props) {
  return (
    <span className="steady">
      <span>{children}</span>
      {possibleTexts.map((text) => (
        <span key={text} className="steady-room" data-room={text} aria-hidden="true" />
      ))}
    </span>
  );
}
