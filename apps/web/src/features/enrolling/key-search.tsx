import type { EnrollmentClass } from '@redraft/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { SearchLine } from '../../ui/form/search-line.tsx';
import { useClassSearch } from './use-enrolling.ts';

interface Props {
  onFound: (found: EnrollmentClass | null) => void;
}

/** The key field. An error stays until another key is tried. */
export function KeySearch({ onFound }: Props) {
  const { t } = useTranslation('enrollment');
  const [key, setKey] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useClassSearch();
  const problem = isEmpty ? t('search.empty') : search.error === null ? null : messageOf(search.error);
  const showNotFound = () => {
    onFound(null);
    field.current?.select();
  };
  const handleSubmit = () => {
    const enrollKey = key.trim();
    setEmpty(enrollKey === '');
    if (enrollKey === '') {
      search.reset();
      showNotFound();
    } else {
      search.mutate(enrollKey, { onSuccess: onFound, onError: showNotFound });
    }
  };
  return (
    <SearchLine
      label={t('search.key')}
      submitLabel={t('search.submit')}
      placeholder={t('search.example')}
      help={t('search.help')}
      value={key}
      onChange={setKey}
      onSubmit={handleSubmit}
      isBusy={search.isPending}
      problem={problem}
      variant="contained"
      inputRef={field}
      attributes={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }}
    />
  );
}
