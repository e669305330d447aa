import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface Props {
  assignments: readonly { title: string; hasWords: boolean }[] | undefined;
}

/** Says which assignments the charts about words leave out, if there are any. */
export function FilesWithoutWords({ assignments = [] }: Props) {
  const { t, i18n } = useTranslation('graphs');
  const titles = assignments
    .filter(({ hasWords }) => !hasWords)
    .map(({ title }) => t('withoutWords.title', { title }));
  if (titles.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('withoutWords.some', { titles: new Intl.ListFormat(i18n.language).format(titles) })}
    </Alert>
  );
}
