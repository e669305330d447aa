import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitIntoLines } from './sentences.ts';

interface Props {
  text: string;
  /** The selected passage; empty for the whole text. */
  selectedSentence: string;
  onChoose: (passage: string) => void;
  /** Passages with comments. */
  markedSentences: readonly string[];
}

/** A text with selectable sentences, by pointer and keyboard. */
export function ExampleText({ text, selectedSentence, onChoose, markedSentences }: Props) {
  const { t, i18n } = useTranslation('peer-review');
  const lines = useMemo(() => splitIntoLines(text, i18n.language), [text, i18n.language]);
  return (
    <Box
      role="group"
      aria-label={t('practice.example')}
      dir="auto"
      sx={{ maxHeight: '45dvh', overflowY: 'auto', '& > p': { m: 0, mb: 1.5 }, pr: 1 }}
    >
      {lines.map((sentences, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a text may be the same
        <p key={line} dir="auto">
          {sentences.map((sentence, index) => (
            <Sentence
              // biome-ignore lint/suspicious/noArrayIndexKey: as may two sentences
              key={index}
              words={sentence}
              isChosen={selectedSentence === sentence}
              isMarked={markedSentences.includes(sentence)}
              onChoose={() => onChoose(selectedSentence === sentence ? '' : sentence)}
            />
          ))}
        </p>
      ))}
    </Box>
  );
}

interface SentenceProps {
  words: string;
  isChosen: boolean;
  isMarked: boolean;
  onChoose: () => void;
}

function Sentence({ words, isChosen, isMarked, onChoose }: SentenceProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'inline',
        border: 0,
        p: 0.25,
        mr: 0.5,
        font: 'inherit',
        typography: 'prose',
        textAlign: 'start',
        color: 'text.primary',
        bgcolor: isChosen ? 'action.selected' : 'transparent',
        textDecoration: isMarked ? 'underline dotted' : 'none',
        textUnderlineOffset: 4,
        borderRadius: 0.5,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {words}
    </Box>
  );
}
