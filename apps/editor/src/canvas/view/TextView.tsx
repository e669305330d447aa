import { Fragment, memo, useMemo } from 'react';
import type { TextBody, TextParagraph, TextRun } from '../scene/scene.ts';
import { computeMarkers } from '../text/markers.ts';
import { getFirstRunFormat, getParagraphText } from '../text/text-formats.ts';
import { toParagraphCss, toRunCss } from '../text/text-style.ts';

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
  const markers = useMemo(
    () =>
      computeMarkers(
        paragraphs.map((paragraph) => ({ ...paragraph, isEmpty: getParagraphText(paragraph) === '' })),
      ),
    [paragraphs],
  );
  return paragraphs.map((paragraph, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
      key={index}
      dir={paragraph.isRightToLeft ? 'rtl' : 'ltr'}
      style={toParagraphCss(paragraph, getFirstRunFormat(paragraph))}
      data-marker={markers[index] || undefined}
    >
      <Runs
        paragraph={paragraph}
        matches={matches?.filter((match) => match.paragraph === index) ?? noMatches}
        hasLinks={hasLinks}
      />
    </p>
  ));
});

const noMatches: readonly TextMatch[] = [];

function Runs(props: { paragraph: TextParagraph; matches: readonly TextMatch[]; hasLinks: boolean }) {
  const { paragraph, matches, hasLinks } = props;
  const pieces = splitByMatches(paragraph.runs, matches);
  if (pieces.length === 0) return <br />;
  return (
    <>
      {pieces.map(({ run, match }, index) => {
        const styledText = (
          <span style={toRunCss(run)} className={match === null ? undefined : getMatchClass(match)}>
            {run.text}
          </span>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
          <Fragment key={index}>
            {hasLinks && run.link !== null ? (
              <a href={run.link} target="_blank" rel="noreferrer">
                {styledText}
              </a>
            ) : (
              styledText
            )}
          </Fragment>
        );
      })}
      {paragraph.runs.at(-1)?.text.endsWith('\n') ? <br /> : null}
    </>
  );
}

function getMatchClass(match: TextMatch): string {
  return match.isCurrent ? 'find-match find-current' : 'find-match';
}

function splitByMatches(
  runs: readonly TextRun[],
  matches: readonly TextMatch[],
): { run: TextRun; match: TextMatch | null }[] {
  const pieces: { run: TextRun; match: TextMatch | null }[] = [];
  let offset = 0;
  for (const run of runs) {
    const end = offset + run.text.length;
    const matchEdges = matches
      .flatMap(({ from, to }) => [from, to])
      .filter((cut) => cut > offset && cut < end);
    const boundaries = [...new Set([offset, ...matchEdges, end])].sort((one, other) => one - other);
    for (const [index, from] of boundaries.slice(0, -1).entries()) {
      const to = boundaries[index + 1] ?? end;
      const match = matches.find((one) => one.from <= from && one.to >= to && one.to > one.from) ?? null;
      pieces.push({ run: { ...run, text: run.text.slice(from - offset, to - offset) }, match });
    }
    offset = end;
  }
  return pieces;
}
