import './formula-help.css';
import type { RefObject } from 'react';
import { FieldOverlay } from './FieldOverlay.tsx';
import { splitByColour } from './typed-formula.ts';

/** The text of a formula in the colours of its ranges, over the field in which it is typed. */
export function ColouredFormula({
  field,
  text,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
}) {
  let at = 0;
  return (
    <FieldOverlay field={field}>
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
    </FieldOverlay>
  );
}
