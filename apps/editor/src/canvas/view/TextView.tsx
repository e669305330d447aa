import { Fragment, memo, useMemo } from 'react';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';
import { markersOf } from '../text/markers.ts';
import { firstRunFormat } from '../text/text-formats.ts';
import { paragraphCss, runCss } from '../text/text-style.ts';

/** A match in a text: the paragraph and its character range. */
export interface TextMatch {
  paragraph: number;
  from: number;
  to: number;
  isCurrent: boolean;
}

interface Props {
  body: TextBody;
  matches?: readonly TextMatch[] | undefined;
  /** Whether links can be followed. */
  hasLinks?: boolean;
}

/** Read-only text of a shape. */
export const TextView = memo(({ body, matches, hasLinks = false }: Props) => {
  const { paragraphs } = body;
  const markers = useMemo(() => markersOf(paragraphs), [paragraphs]);
  return paragraphs.map((paragraph, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
      key={index}
      dir={paragraph.isRightToLeft ? 'rtl' : 'ltr'}
      style={paragraphCss(paragraph, firstRunFormat(paragraph))}
      data-marker={markers[index] || undefined}
    >
      <Runs
        paragraph={paragraph}
        matches={matches?.filter((match) => match.paragraph === index) ?? none}
        hasLinks={hasLinks}
      />
    </p>
  ));
});

const none: readonly TextMatch[] = [];

function Runs(props: { paragraph: TextParagraph; matches: readonly TextMatch[]; hasLinks: boolean }) {
  const { paragraph, matches, hasLinks } = props;
  const pieces = piecesOf(paragraph.runs, matches);
  if (pieces.length === 0) return <br />;
  return (
    <>
      {pieces.map(({ run, match }, index) => {
        const words = (
          <span style={runCss(run)} className={match === null ? undefined : matchClass(match)}>
            {run.text}
          </span>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
          <Fragment key={index}>
            {hasLinks && run.link !== null ? (
              <a href={run.link} target="_blank" rel="noreferrer">
                {words}
              </a>
            ) : (
              words
            )}
          </Fragment>
        );
      })}
      {paragraph.runs.at(-1)?.text.endsWith('\n') ? <br /> : null}
    </>
  );
}

function matchClass(match: TextMatch): string {
  return match.isCurrent ? 'find-match find-current' : 'find-match';
}

function piecesOf(
  runs: readonly TextRun[],
  matches: readonly TextMatch[],
): { run: TextRun; match: TextMatch | null }[] {
  const pieces: { run: TextRun; match: TextMatch | null }[] = [];
  let at = 0;
  for (const run of runs) {
    const end = at + run.text.length;
    const cuts = matches.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > at && cut < end);
    const places = [...new Set([at, ...cuts, end])].sort((one, other) => one - other);
    for (const [index, from] of places.slice(0, -1).entries()) {
      const to = places[index + 1] ?? end;
      const match = matches.find((one) => one.from <= from && one.to >= to && one.to > one.from) ?? null;
      pieces.push({ run: { ...run, text: run.text.slice(from - at, to - at) }, match });
    }
    at = end;
  }
  return pieces;
}
