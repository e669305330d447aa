import Box from '@mui/material/Box';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMarks } from './change-marks.ts';
import { useMarkedWords } from './marked-words.ts';
import type { Paragraph } from './paragraphs.ts';
import { isDeleted, splitParagraphs, withLineEndMarks } from './paragraphs.ts';
import type { TextRange } from './passage.ts';
import type { Segment } from './segment.ts';

interface Props {
  segments: readonly Segment[];
  version: number;
  /** Called when the selection in the text changes. */
  onMark?: (range: TextRange | null) => void;
}

/** The text of a version; scrolls to its change. */
export function VersionView({ segments, version, onMark }: Props) {
  const { t } = useTranslation('rewind');
  const scroller = useRef<HTMLDivElement>(null);
  const paragraphs = useMemo(() => splitParagraphs(segments), [segments]);
  // Scrolls to the change of the current version.
  useEffect(() => {
    if (version > 0) scrollToChange(scroller.current);
  }, [version]);
  useMarkedWords(scroller, onMark, paragraphs);
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('text')}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        bgcolor: 'surface.sunken',
        px: { xs: 0, sm: 3 },
        py: { sm: 3 },
      }}
    >
      <Box
        component="article"
        data-reading="zoom"
        sx={{
          typography: 'prose',
          bgcolor: 'surface.reading',
          border: 1,
          borderColor: 'divider',
          borderRadius: { sm: 1 },
          maxWidth: 780,
          minHeight: '100%',
          mx: 'auto',
          px: { xs: 2.5, sm: 7 },
          py: { xs: 3, sm: 6 },
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          ...changeMarks,
        }}
      >
        {paragraphs.map((paragraph) =>
          isUnchanged(paragraph) ? (
            <PlainParagraph
              key={paragraph.key}
              text={paragraph.segments[0]?.text ?? ''}
              line={paragraph.key}
            />
          ) : (
            <ChangedParagraph key={paragraph.key} paragraph={paragraph} />
          ),
        )}
      </Box>
    </Box>
  );
}

function isUnchanged({ segments }: Paragraph): boolean {
  return segments.length < 2 && segments.every(({ kind }) => kind === 'kept');
}

const paragraphStyle = { margin: '0 0 0.7em' } as const;
/** Empty lines separate paragraphs and can be less tall. */
const emptyStyle = { margin: 0, minHeight: '0.9em' } as const;

/** Memoized: most paragraphs of a long text do not change between versions. */
const PlainParagraph = memo(function PlainParagraph({ text, line }: { text: string; line: number }) {
  return (
    <p dir="auto" data-line={line} data-start={0} style={text === '' ? emptyStyle : paragraphStyle}>
      {text}
    </p>
  );
});

const elements = { inserted: 'ins', movedTo: 'mark', deleted: 'del', movedFrom: 'del' } as const;

function ChangedParagraph({ paragraph }: { paragraph: Paragraph }) {
  const { t } = useTranslation('rewind');
  let offset = 0;
  return (
    <p dir="auto" data-line={paragraph.key} style={paragraphStyle}>
      {paragraph.segments.map(({ kind, text, start }) => {
        const key = `${offset} ${kind}`;
        offset += text.length;
        if (kind === 'kept')
          return (
            <span key={key} data-start={start}>
              {text}
            </span>
          );
        const SegmentMark = elements[kind];
        return (
          <SegmentMark
            key={key}
            data-change={kind}
            data-start={isDeleted({ kind }) ? undefined : start}
            aria-roledescription={kind.startsWith('moved') ? t(kind) : undefined}
          >
            {withLineEndMarks(text)}
          </SegmentMark>
        );
      })}
    </p>
  );
}

/** Scrolls only as far as needed; does nothing if the change is visible. */
function scrollToChange(scroller: HTMLElement | null): void {
  const change = scroller?.querySelector('[data-change]');
  if (!scroller || !change) return;
  const view = scroller.getBoundingClientRect();
  const rect = change.getBoundingClientRect();
  const margin = 24;
  if (rect.top >= view.top + margin && rect.bottom <= view.bottom - margin) return;
  scroller.scrollTop += rect.top - view.top - view.height / 3;
}
