import './steady.css';
import type { ReactNode } from 'react';

interface Props {
  /** Everything that may stand here. */
  among: readonly string[];
  children: ReactNode;
}

/** As wide as the widest of what may stand here, so that nothing beside it moves when it changes. */
export function Steady({ among, children }: Props) {
  return (
    <span className="steady">
      <span>{children}</span>
      {among.map((text) => (
        <span key={text} className="steady-room" data-room={text} aria-hidden="true" />
      ))}
    </span>
  );
}
