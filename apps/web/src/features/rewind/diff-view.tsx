import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMarks } from '../../domain/revisions/index.ts';
import type { DiffNode, DiffParagraph } from './diff-nodes.ts';

const elementNames = { added: 'ins', removed: 'del', movedFrom: 'del', movedTo: 'mark' } as const;
type Side = 'both' | 'earlier' | 'later';
const hidden: Record<Side, readonly DiffNode['kind'][]> = {
  both: [],
  earlier: ['added', 'movedTo'],
  later: ['removed', 'movedFrom'],
};

interface Props {
  paragraphs: readonly DiffParagraph[];
  /** Number of the current change, from 1. */
  current: number;
  isSideBySide: boolean;
}

/** Two drafts merged in one text, or side by side by paragraph. */
export function DiffView({ paragraphs, current, isSideBySide }: Props) {
  const { t } = useTranslation('rewind');
  const scroller = useRef<HTMLDivElement>(null);
  // Scrolls to the current change.
  useEffect(() => {
    if (current < 1) return;
    showChange(scroller.current, current);
  }, [current]);
  const columns: readonly Side[] = isSideBySide ? ['earlier', 'later'] : ['both'];
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t('compare.text')}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'surface.sunken', p: { xs: 0, sm: 3 } }}
    >
      <Box
        data-reading="zoom"
        sx={{
          typography: 'prose',
          bgcolor: 'surface.reading',
          border: 1,
          borderColor: 'divider',
          maxWidth: isSideBySide ? 1400 : 780,
          minHeight: '100%',
          mx: 'auto',
          px: { xs: 2, sm: isSideBySide ? 4 : 7 },
          py: { xs: 2, sm: 5 },
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: isSideBySide ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          columnGap: { xs: 2, sm: 5 },
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          ...changeMarks,
          '& [data-current]': {
            outline: 2,
            outlineOffset: 2,
            borderRadius: 0.5,
            outlineColor: 'primary.main',
          },
        }}
      >
        {isSideBySide &&
          columns.map((side) => (
            <Typography key={side} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
              {t(side === 'earlier' ? 'compare.earlier' : 'compare.later')}
            </Typography>
          ))}
        {paragraphs.flatMap((nodes, index) =>
          columns.map((side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once and never changes.
            <p key={`${index} ${side}`} dir="auto" style={{ margin: '0 0 0.7em' }}>
              <DiffNodes nodes={nodes.filter(({ kind }) => !hidden[side].includes(kind))} current={current} />
            </p>
          )),
        )}
      </Box>
    </Box>
  );
}

function DiffNodes({ nodes, current }: { nodes: readonly DiffNode[]; current: number }) {
  const { t } = useTranslation('rewind');
  return nodes.map((node, index) => {
    if (node.kind === 'kept')
      // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once and never changes.
      return <span key={`kept ${index}`}>{node.text}</span>;
    const DiffMark = elementNames[node.kind];
    return (
      <DiffMark
        key={node.change}
        data-at={node.change}
        data-current={node.change === current || undefined}
        data-move={node.kind.startsWith('moved') || undefined}
      >
        <span style={visuallyHidden}> [{t(`compare.${node.kind}`)}: </span>
        {node.text}
        <span style={visuallyHidden}>] </span>
      </DiffMark>
    );
  });
}

/** Scrolls only as far as needed; does nothing if the change is visible. */
function showChange(scroller: HTMLElement | null, change: number): void {
  const markElement = scroller?.querySelector(`[data-at="${change}"]`);
  if (!scroller || !markElement) return;
  const view = scroller.getBoundingClientRect();
  const rect = markElement.getBoundingClientRect();
  const margin = 24;
  if (rect.top >= view.top + margin && rect.bottom <= view.bottom - margin) return;
  scroller.scrollTop += rect.top - view.top - view.height / 3;
}
