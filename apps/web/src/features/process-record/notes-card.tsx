import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProcessNote, ProcessNotes, RewindMarks, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RewindLink } from '../../domain/revisions/index.ts';
import { formatInZone, timeInSentence } from '../../lib/class-time.ts';
import { now } from '../../lib/clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { ChartMessage } from '../../ui/chart/chart-message.tsx';
import { PanelCard } from '../../ui/panel-card.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { type NoteDraft, NoteForm } from './note-form.tsx';
import { marksQuery, notesQuery, removeMomentComment, removeNote } from './process-record-calls.ts';
import { findNoteKind, useNotesChanged } from './use-notes.ts';

/** Notes by student and staff about periods of writing. */
export function NotesCard({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('process-record');
  const query = useQuery(notesQuery(submissionId));
  return (
    <PanelCard title={t('notes.title')}>
      {query.isPending && <Skeleton variant="rounded" height={40} />}
      {query.isError && (
        <ChartMessage
          name={t('notes.title')}
          state="failed"
          height={0}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data !== undefined && <NoteList submissionId={submissionId} data={query.data} />}
    </PanelCard>
  );
}

function NoteList({ submissionId, data }: { submissionId: SubmissionId; data: ProcessNotes }) {
  const { t } = useTranslation('process-record');
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const zone = data.timezone;
  const kind = findNoteKind(data);
  const start = (iso: string) => setDraft({ id: null, from: iso, to: iso, text: '', source: null });
  if (draft !== null && kind !== null)
    return <NoteForm {...{ submissionId, kind, draft, zone }} onClose={() => setDraft(null)} />;
  return (
    <Stack sx={{ gap: 1.25, alignItems: 'flex-start' }}>
      {kind !== null && (
        <Typography variant="body2" color="textSecondary">
          {t(`${kind}s.about`)}
        </Typography>
      )}
      {data.notes.length === 0 && <Typography variant="body2">{t('notes.none')}</Typography>}
      {data.notes.map((note) => (
        <Note key={note.id} {...{ submissionId, note, zone }} onChange={() => setDraft(note)} />
      ))}
      {data.can.add && <LargeInsertions {...{ submissionId, zone }} onNote={start} />}
      {kind !== null && (
        <Button variant="outlined" size="small" onClick={() => start(new Date(now()).toISOString())}>
          {t(`${kind}s.add`)}
        </Button>
      )}
    </Stack>
  );
}

interface NoteProps {
  submissionId: SubmissionId;
  note: ProcessNote;
  zone: string;
  onChange: () => void;
}

function Note({ submissionId, note, zone, onChange }: NoteProps) {
  const { t } = useTranslation('process-record');
  const remove = useAction({
    mutationFn: () => (note.author.kind === 'staff' ? removeMomentComment(note.id) : removeNote(note.id)),
    onSuccess: useNotesChanged(submissionId),
  });
  return (
    <Stack
      component="article"
      sx={{
        borderLeft: 3,
        borderColor: note.author.kind === 'staff' ? 'secondary.main' : 'primary.main',
        pl: 1.5,
        width: '100%',
      }}
    >
      <Typography variant="body2">
        <RewindLink position={{ kind: 'time', at: Date.parse(note.from) }}>
          <DateTimeText inWords iso={note.from} zone={zone} />
        </RewindLink>
        {note.to !== note.from && (
          <>
            {' – '}
            <DateTimeText inWords iso={note.to} zone={zone} />
          </>
        )}
      </Typography>
      {note.author.kind === 'staff' && (
        <Typography variant="subtitle2" component="p" dir="auto">
          {note.author.name || t('comments.nobody')}
        </Typography>
      )}
      {note.source !== null && (
        <Typography variant="body2">
          {t('notes.from_source', { source: t(`source.${note.source}`) })}
        </Typography>
      )}
      {note.text !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('notes.written', { time: timeInSentence(note.createdAt, zone) })}
        {note.updatedAt !== note.createdAt &&
          ` ${t('notes.changed', { time: timeInSentence(note.updatedAt, zone) })}`}
      </Typography>
      {note.isOpen && (
        <Stack direction="row">
          <Button size="small" onClick={onChange}>
            {t('notes.change')}
          </Button>
          <Button size="small" color="inherit" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('notes.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface LargeProps {
  submissionId: SubmissionId;
  zone: string;
  onNote: (iso: string) => void;
}

/** Large or fast insertions, each with a button to state its source. */
function LargeInsertions({ submissionId, zone, onNote }: LargeProps) {
  const { t } = useTranslation('process-record');
  const { data } = useQuery(marksQuery(submissionId));
  const largeInsertions: RewindMarks['large'] = data?.large ?? [];
  return largeInsertions.map(({ save, t: savedAt, how, chars: count, words, seconds }) => {
    const iso = new Date(savedAt).toISOString();
    return (
      <Stack key={`${how} ${save}`} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2">
          {t(`notes.large.${how}`, {
            count,
            words: t('notes.words', { count: words }),
            seconds,
            time: formatInZone(iso, zone),
          })}
        </Typography>
        <Button size="small" onClick={() => onNote(iso)}>
          {t('notes.sayWhere')}
        </Button>
      </Stack>
    );
  });
}
