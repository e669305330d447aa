import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FileHistory, FileSave, FileSitting } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '../../../lib/format-span.ts';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { ExpandMoreIcon } from '../../../ui/icons/index.ts';
import { AuthorName } from './author-name.tsx';
import { countContents, countLeftOut, listChangeRows } from './change-rows.ts';
import { type ChangeGroup, ChangeTable } from './change-table.tsx';
import type { HistoryFile } from './file-history-calls.ts';
import { PagedChanges } from './paged-changes.tsx';
import { useSavesOfSitting } from './use-file-history.ts';

interface Props {
  file: HistoryFile;
  history: FileHistory;
  /** Shows a version in the document. */
  onShow: (save: number) => void;
}

/** All changes, by writing session and save. */
export function SittingsTable({ file, history, onShow }: Props) {
  const { t } = useTranslation('rewind');
  const { sittings, joined } = history;
  return (
    <Stack sx={{ gap: 1, p: { xs: 1.5, sm: 3 }, maxWidth: 1200, mx: 'auto' }}>
      {joined > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('words.joined', { count: joined })}
        </Typography>
      )}
      {sittings.map((sitting, index) => (
        <SittingSection
          key={sitting.first}
          {...{ file, history, sitting, onShow }}
          // The latest session answers most questions.
          isOpenAtFirst={index === sittings.length - 1}
        />
      ))}
    </Stack>
  );
}

function SittingSection({
  isOpenAtFirst,
  sitting,
  ...props
}: Props & { sitting: FileSitting; isOpenAtFirst: boolean }) {
  const { t } = useTranslation('rewind');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const saves = sitting.last - sitting.first + 1;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, bgcolor: 'background.paper', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {formatSpan(sitting.from, sitting.to, props.history.timezone)}
        </Typography>
        <Typography component="span" color="textSecondary" sx={{ paddingInlineStart: 1.5 }}>
          {t('files.savesIn', { count: saves })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <SavesOfSitting {...props} sitting={sitting} />
      </AccordionDetails>
    </Accordion>
  );
}

function SavesOfSitting({ file, history, sitting, onShow }: Props & { sitting: FileSitting }) {
  const { t } = useTranslation('rewind');
  const query = useSavesOfSitting(file, sitting);
  const saves = query.data?.pages.flatMap((page) => page.saves) ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <PagedChanges query={query} more={t('files.moreSaves')}>
        {saves.length > 0 && (
          <ChangeTable
            kind={history.kind}
            label={t('files.changesIn', { session: formatSpan(sitting.from, sitting.to, history.timezone) })}
            groups={saves.map((save) => toGroup(save, history, onShow))}
          />
        )}
      </PagedChanges>
    </Stack>
  );
}

function toGroup(save: FileSave, { timezone }: FileHistory, onShow: Props['onShow']): ChangeGroup {
  const leftOut = countLeftOut(save.change, countContents(save.change));
  const show = () => onShow(save.save);
  return {
    id: String(save.save),
    heading: <SaveHeading save={save} timezone={timezone} onShow={show} />,
    rows: listChangeRows(save.change),
    ...(leftOut > 0 && { more: <LeftOut count={leftOut} onShow={show} /> }),
  };
}

/** Number, time and author of a save; opens it in the document. */
function SaveHeading({ save, timezone, onShow }: { save: FileSave; timezone: string; onShow: () => void }) {
  const { t } = useTranslation(['rewind', 'versions']);
  const time = formatTimeWithSeconds(save.t, timezone);
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={onShow}
        sx={{ minHeight: 24, typography: 'body2', fontWeight: 600 }}
      >
        {t('files.saveAt', { version: save.save, time })}
      </Link>
      {save.author !== null && (
        <>
          {' · '}
          <AuthorName author={save.author} />
        </>
      )}
      {save.origin !== 'typed' && <> · {t(`versions:origin.${save.origin}`)}</>}
    </>
  );
}

function LeftOut({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('rewind');
  return (
    <Button size="small" onClick={onShow}>
      {t('files.leftOut', { count })}
    </Button>
  );
}
