import { useState } from 'react';
import { useTexts } from '../../i18n.ts';

/** Longer texts are collapsed. */
const shortLength = 400;
const shortLines = 8;

/** User text: paragraphs, each with its own text direction. */
export function LongText({ text }: { text: string }) {
  const t = useTexts();
  const [isExpanded, setIsExpanded] = useState(false);
  const lines = text.split('\n');
  const isLong = text.length > shortLength || lines.length > shortLines;
  const visibleText =
    isLong && !isExpanded ? `${lines.slice(0, shortLines).join('\n').slice(0, shortLength)}…` : text;
  return (
    <div className="card-text">
      {visibleText.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move.
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
      {isLong ? (
        <button type="button" className="link-action" onClick={() => setIsExpanded(!isExpanded)}>
          {t(isExpanded ? 'comments:less' : 'comments:more')}
        </button>
      ) : null}
    </div>
  );
}
