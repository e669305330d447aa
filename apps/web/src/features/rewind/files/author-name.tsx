import type { NoteAuthor } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

/** Who saved: the student, whose name stands above, or a member of staff. */
export function AuthorName({ author }: { author: NoteAuthor }) {
  const { t } = useTranslation('rewind');
  return author.kind === 'student' ? t('files.student') : <bdi>{author.name}</bdi>;
}
