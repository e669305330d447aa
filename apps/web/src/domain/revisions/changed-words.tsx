import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { changeMarks } from './change-marks.ts';
import type { Segment } from './segment.ts';

interface Props {
  pieces: readonly (Pick<Segment, 'text'> & { kind: 'kept' | 'inserted' | 'deleted' })[];
}

/** Insertions underlined and deletions struck through, as `ins` and `del` for screen readers. */
export function ChangedWords({ pieces }: Props) {
  const { t } = useTranslation('growth');
  return (
    <Box
      component="p"
      dir="auto"
      sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...changeMarks }}
    >
      {withKeys(pieces).map(({ place, kind, text }) => {
        if (kind === 'kept') return <span key={place}>{text}</span>;
        const Change = kind === 'inserted' ? 'ins' : 'del';
        return (
          <Change key={place} aria-label={t(`passage.${kind}`, { text })}>
            {text.replaceAll('\n', '¶\n')}
          </Change>
        );
      })}
    </Box>
  );
}

function withKeys(pieces: Props['pieces']) {
  let offset = 0;
  return pieces.map((piece) => {
    const place = `${offset} ${piece.kind}`;
    offset += piece.text.length;
    return { ...piece, place };
  });
}
