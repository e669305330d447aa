import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import type { DraftState, ShownVersion } from './draft-states.ts';
import { commentedVersionOf, versionOf } from './draft-states.ts';

interface Props {
  drafts: readonly DraftState[];
  /** Of the version that is open; null for the text as it is now. */
  shown: string | null;
  zone: string;
  onShow: (version: ShownVersion | null) => void;
}

/** The drafts in their order; one that was handed in opens as it was then, or as it was commented upon. */
export function DraftTimeline({ drafts, shown, zone, onShow }: Props) {
  const { t } = useTranslation(['grading', 'reader']);
  const stop = (version: ShownVersion | null) => ({
    isShown: version !== null && shown === version.key,
    canOpen: version !== null,
    onOpen: () => onShow(version),
  });
  return (
    <Box
      component="ol"
      aria-label={t('drafts.title')}
      sx={{ m: 0, p: 0, pb: 0.5, listStyle: 'none', display: 'flex', gap: 1, overflowX: 'auto' }}
    >
      {drafts.map((draft) => (
        <Fragment key={draft.draftId}>
          <Stop {...stop(versionOf(draft))}>
            <Title>{draft.title}</Title>
            <StatusChip status={draft.status} noneTone="neutral" />
            <DraftTimes draft={draft} zone={zone} />
          </Stop>
          {draft.commented !== null && (
            <Stop {...stop(commentedVersionOf(draft, `${draft.title} · ${t('reader:timeline.commented')}`))}>
              <Title>{draft.title}</Title>
              <Note>{t('reader:timeline.commented')}</Note>
              <Note>
                <DateTimeText iso={draft.commented.at} zone={zone} />
              </Note>
            </Stop>
          )}
        </Fragment>
      ))}
      <Stop isShown={shown === null} canOpen onOpen={() => onShow(null)}>
        <Title>{t('ongoing')}</Title>
        <Note>{t('drafts.newest')}</Note>
      </Stop>
    </Box>
  );
}

function DraftTimes({ draft, zone }: { draft: DraftState; zone: string }) {
  const { t } = useTranslation(['grading', 'reader']);
  const { exceptionDeadline: until } = draft;
  return (
    <>
      <Note>
        {draft.submittedAt === null ? t('drafts.due') : t('drafts.submitted')}{' '}
        <DateTimeText iso={draft.submittedAt ?? draft.due} zone={zone} />
      </Note>
      {draft.isException && (
        <Note>
          {until === null ? (
            t('reader:timeline.exception')
          ) : (
            <>
              {t('reader:timeline.exceptionUntil')} <DateTimeText iso={until} zone={zone} />
            </>
          )}
        </Note>
      )}
      {draft.isEarlier && <Note>{t('reader:timeline.earlier')}</Note>}
    </>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }} noWrap>
      {children}
    </Typography>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" color="textSecondary" noWrap>
      {children}
    </Typography>
  );
}

interface StopProps {
  isShown: boolean;
  canOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Stop({ isShown, canOpen, onOpen, children }: StopProps) {
  return (
    <Box component="li" sx={{ flexShrink: 0 }}>
      <ButtonBase
        disabled={!canOpen}
        aria-pressed={isShown}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'center',
          gap: 0.5,
          minHeight: '100%',
          maxWidth: 280,
          px: 1.5,
          py: 1,
          border: 1,
          borderRadius: 1.5,
          borderColor: isShown ? 'primary.main' : 'divider',
          bgcolor: isShown ? 'action.selected' : 'background.paper',
          textAlign: 'left',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {children}
      </ButtonBase>
    </Box>
  );
}
