import type { ReactNode, RefObject } from 'react';
import { handleCardKeys } from './card-keys.ts';
import { RemovedNotice } from './RemovedNotice.tsx';

interface Props {
  list: RefObject<HTMLUListElement | null>;
  label: string;
  /** Restores a comment that was just deleted; null if there is none. */
  onUndo: (() => void) | null;
  /** Moves the focus to the document. */
  onLeave: () => void;
  children: ReactNode;
}

/** The cards beside a document. */
export function CardList({ list, label, onUndo, onLeave, children }: Props) {
  return (
    <>
      {onUndo === null ? null : <RemovedNotice onUndo={onUndo} />}
      <ul
        ref={list}
        className="cards"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => {
          const navigation = handleCardKeys(event);
          if (navigation === 'left') onLeave();
          if (navigation !== null) event.preventDefault();
        }}
      >
        {children}
      </ul>
    </>
  );
}
