import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CellContent, FileHistoryKind } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeRow, ChangeSentence, ContentPlace, ContentRow } from './change-rows.ts';

/** The changes of one save, below a heading if there are several saves. */
export interface ChangeGroup {
  id: string;
  heading?: ReactNode;
  rows: readonly ChangeRow[];
  /** Below the rows. */
  more?: ReactNode;
}

interface Props {
  kind: FileHistoryKind;
  /** Accessible name. */
  label: string;
  groups: readonly ChangeGroup[];
  /** Shows the place in the document; without it, places are plain text. */
  onShow?: (place: DocumentPlace) => void;
}

/** Where something changed, what stood there before, and what stands there now. */
export function ChangeTable({ kind, label, groups, onShow }: Props) {
  const { t } = useTranslation('rewind');
  return (
    // Long contents scroll sideways instead of widening the page; scroll containers must be focusable by keyboard.
    <Box tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            <th scope="col">{t(`files.where.${kind}`)}</th>
            <th scope="col">{t('files.before')}</th>
            <th scope="col">{t('files.after')}</th>
          </tr>
        </thead>
        {groups.map(({ id, heading, rows, more }) => (
          <tbody key={id}>
            {heading !== undefined && (
              <tr>
                <Box component="th" scope="rowgroup" colSpan={3} sx={{ bgcolor: 'action.hover' }}>
                  {heading}
                </Box>
              </tr>
            )}
            {rows.map((row) => (
              <ChangeLine key={row.id} row={row} kind={kind} onShow={onShow} />
            ))}
            {more !== undefined && (
              <tr>
                <td colSpan={3}>{more}</td>
              </tr>
            )}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

function ChangeLine({
  row,
  kind,
  onShow,
}: {
  row: ChangeRow;
  kind: FileHistoryKind;
  onShow: Props['onShow'];
}) {
  if (row.kind === 'content') return <ContentCells row={row} kind={kind} onShow={onShow} />;
  return (
    <tr>
      <td colSpan={3}>
        <Place target={row.target} onShow={onShow}>
          <SentenceText sentence={row.sentence} kind={kind} />
        </Place>
      </td>
    </tr>
  );
}

const tableStyles = {
  width: '100%',
  minWidth: 320,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    px: 1,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type': { width: '30%' },
  '& th': { color: 'text.secondary', fontWeight: 600 },
} as const;

function ContentCells({
  row,
  kind,
  onShow,
}: {
  row: ContentRow;
  kind: FileHistoryKind;
  onShow: Props['onShow'];
}) {
  return (
    <tr>
      <td>
        <Place target={row.target} onShow={onShow}>
          <PlaceText place={row.place} kind={kind} />
        </Place>
      </td>
      <td>
        <Content content={row.before} place={row.place} side="before" />
      </td>
      <td>
        <Content content={row.after} place={row.place} side="after" />
      </td>
    </tr>
  );
}

function Place({
  target,
  onShow,
  children,
}: {
  target: DocumentPlace | null;
  onShow: Props['onShow'];
  children: ReactNode;
}) {
  if (target === null || onShow === undefined) return children;
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onShow(target)}
      sx={{ textAlign: 'start', minHeight: 24, typography: 'body2' }}
    >
      {children}
    </Link>
  );
}

function PlaceText({ place, kind }: { place: ContentPlace; kind: FileHistoryKind }) {
  const { t } = useTranslation('rewind');
  if (place.kind === 'cell') {
    return (
      <bdi>
        {place.sheet}!{place.address}
      </bdi>
    );
  }
  const what = place.change === 'notes' ? t('files.notes') : place.name || t(`files.type.${place.type}`);
  return (
    <>
      {t(`files.page.${pageWord(kind)}`, { page: place.page })}: <bdi>{what}</bdi>
    </>
  );
}

const pageWord = (kind: FileHistoryKind): 'slide' | 'page' => (kind === 'slides' ? 'slide' : 'page');

function Content({
  content,
  place,
  side,
}: {
  content: CellContent | null;
  place: ContentPlace;
  side: 'before' | 'after';
}) {
  const { t } = useTranslation('rewind');
  const isAbsent = place.kind === 'object' && place.change === (side === 'before' ? 'added' : 'deleted');
  if (place.kind === 'object' && place.change === 'format' && side === 'after')
    return <Faint>{t('files.format')}</Faint>;
  if (content === null) {
    if (place.kind === 'cell' || place.change === 'text' || place.change === 'notes')
      return <Faint>{t('files.empty')}</Faint>;
    return <Faint>{isAbsent ? t('files.absent') : t(`files.type.${place.type}`)}</Faint>;
  }
  return (
    <Box component="bdi" sx={{ whiteSpace: 'pre-wrap' }}>
      {content.input}
      {content.result !== null && content.result !== '' && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          {t('files.result', { result: content.result })}
        </Typography>
      )}
    </Box>
  );
}

function Faint({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function SentenceText({ sentence, kind }: { sentence: ChangeSentence; kind: FileHistoryKind }) {
  const { t } = useTranslation('rewind');
  if ('page' in sentence) {
    const { key, page: number, title, ...values } = sentence;
    const page = t(`files.page.${pageWord(kind)}`, { page: number });
    const named = title === null ? page : t('files.page.titled', { page, title });
    return t(`files.sentence.${key}`, { ...values, page: named });
  }
  const { key, ...values } = sentence;
  return t(`files.sentence.${key}`, values);
}
