import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasEnded } from '../../lib/class-time.ts';
import { now } from '../../lib/clock.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { CheckedRoster } from './checked-roster.tsx';
import type { ParsedRoster } from './parse-roster.ts';
import { parseRoster } from './parse-roster.ts';
import { RosterSource } from './roster-source.tsx';

interface Props {
  classDetails: Pick<
    ClassOverview,
    'id' | 'className' | 'endDate' | 'classTimeZone' | 'archived' | 'invitationLanguage'
  >;
  onClose: () => void;
}

/** The parsed input; `reading` is a counter that distinguishes successive inputs. */
interface Reading {
  reading: number;
  name: string | null;
  parsed: ParsedRoster;
}

/** Imports a roster: choose a file or paste, check the preview, then import everything at once. */
export function ImportDialog({ classDetails, onClose }: Props) {
  const { t } = useTranslation('roster');
  const [openedAt] = useState(now);
  const isClosed = classDetails.archived || hasEnded(classDetails, openedAt);
  const [read, setRead] = useState<Reading | null>(null);
  const take = (text: string, name: string | null) =>
    setRead((before) => ({ reading: (before?.reading ?? 0) + 1, name, parsed: parseRoster(text) }));
  if (read?.parsed.kind === 'read') {
    return (
      <CheckedRoster
        key={read.reading}
        classDetails={classDetails}
        reading={read.reading}
        fileName={read.name}
        parsed={read.parsed}
        onBack={() => setRead({ ...read, parsed: { kind: 'empty' }, name: null, reading: read.reading + 1 })}
        onClose={onClose}
      />
    );
  }
  return (
    <FullScreenDialog
      open
      title={t('dialog.title')}
      subtitle={classDetails.className}
      onClose={onClose}
      width="form"
      actions={
        <Button color="inherit" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {read !== null && <Unreadable parsed={read.parsed} name={read.name} />}
        {isClosed ? <Alert severity="info">{t('dialog.closed')}</Alert> : <RosterSource onRead={take} />}
      </Stack>
    </FullScreenDialog>
  );
}

/** Why parsing failed, and what to do. */
function Unreadable({ parsed, name }: { parsed: ParsedRoster; name: string | null }) {
  const { t } = useTranslation('roster');
  if (parsed.kind === 'read' || (parsed.kind === 'empty' && name === null)) return null;
  const words = parsed.kind === 'too_many' ? { count: parsed.count, limit: parsed.limit } : {};
  return <Alert severity="warning">{t(`unreadable.${parsed.kind}`, words)}</Alert>;
}
