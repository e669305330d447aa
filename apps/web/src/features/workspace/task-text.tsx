import Button from '@mui/material/Button';
import { type RichText, toPlainText } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadableText } from '../../ui/reading/readable-text.tsx';
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx';

interface Props {
  text: string;
  /** The rich text version, if there is one. */
  rich: RichText | null;
  /** Collapses the text, because something below must be visible. */
  isShort: boolean;
}

/** Number of lines shown at first. */
const shortMaxLines = 3;
const maxLines = 12;
/** Characters per line of the panel: a text that certainly fits has no button. */
const lineLength = 38;

/** The task description; a long one can be expanded. */
export function TaskText({ text, rich, isShort }: Props) {
  const { t } = useTranslation('workspace');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const lines = isShort ? shortMaxLines : maxLines;
  const isTooLong = countLines(text) > lines;
  const visibleBlocks = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  } as const;
  return (
    <>
      <ReadableText>
        <RichTextView
          id={id}
          variant="body1"
          plain={text}
          rich={isTooLong && !isOpen ? cutBlocks(rich, lines) : rich}
          headingLevel={3}
          sx={isTooLong && !isOpen ? visibleBlocks : {}}
        />
      </ReadableText>
      {isTooLong && (
        <Button
          size="small"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{ mt: 0.5, ml: -1.75 }}
        >
          {t(isOpen ? 'task.less' : 'task.more')}
        </Button>
      )}
    </>
  );
}

/** Only the blocks that start within these lines are rendered, so that the focus cannot reach a hidden link. */
function cutBlocks(rich: RichText | null, lines: number): RichText | null {
  if (rich === null) return null;
  let remaining = lines;
  return rich.filter((block) => {
    const isShown = remaining > 0;
    remaining -= countLines(toPlainText([block]));
    return isShown;
  });
}

function countLines(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
}
