import Typography from '@mui/material/Typography';
import type { OwnScopes } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { lookupName } from '../../lib/sentences.ts';
import { useOwnScopes } from './use-own-scopes.ts';

/** Says why a list is incomplete, if an administrator limited the scope of the user's role. */
export function ScopeNote({ list }: { list: keyof OwnScopes }) {
  const { t, i18n } = useTranslation('classes');
  const scope = useOwnScopes().data?.[list] ?? null;
  if (scope === null) return null;
  const areas = new Intl.ListFormat(i18n.language).format(
    scope.areas.map((name) => lookupName('area', name)),
  );
  const hasClasses = scope.classes.length > 0;
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {scope.areas.length === 0
        ? t(hasClasses ? 'scope.classes' : 'scope.none')
        : t(hasClasses ? 'scope.both' : 'scope.areas', { areas })}
      {list === 'assisting' && ` ${t('scope.added')}`}
    </Typography>
  );
}
