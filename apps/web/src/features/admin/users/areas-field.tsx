import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookups } from '../../../domain/class-fields/index.ts';
import { lookupName } from '../../../lib/sentences.ts';
import type { ScopeField } from './scope-values.ts';
import { SeveralField } from './several-field.tsx';

type Areas = ScopeField['areas'];

interface Props {
  chosen: Areas;
  isWrong: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (areas: Areas) => void;
}

/** Selects several subject areas. */
export function AreasField({ chosen, isWrong, inputRef, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const query = useLookups('area');
  return (
    <SeveralField
      {...{ chosen, isWrong, inputRef, onChoose }}
      label={t('scope.areas')}
      help={t('scope.areasHelp')}
      failure={query.isError ? t('scope.areasFailed') : null}
      options={query.data ?? chosen}
      nameOf={({ name }) => lookupName('area', name)}
      noneText={t('scope.noArea')}
      loading={query.isPending}
    />
  );
}
