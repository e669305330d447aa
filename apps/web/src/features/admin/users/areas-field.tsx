import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookups } from '../../../domain/class-fields/index.ts';
import { lookupName } from '../../../lib/sentences.ts';
import { MultiSelectField } from './multi-select-field.tsx';
import type { ScopeField } from './scope-values.ts';

type Areas = ScopeField['areas'];

interface Props {
  areas: Areas;
  isWrong: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (areas: Areas) => void;
}

/** Selects several subject areas. */
export function AreasField({ areas, isWrong, inputRef, onChoose }: Props) {
  const { t } = useTranslation('admin');
  const query = useLookups('area');
  return (
    <MultiSelectField
      {...{ isWrong, inputRef, onChoose }}
      values={areas}
      label={t('scope.areas')}
      help={t('scope.areasHelp')}
      failure={query.isError ? t('scope.areasFailed') : null}
      options={query.data ?? areas}
      nameOf={({ name }) => lookupName('area', name)}
      noneText={t('scope.noArea')}
      loading={query.isPending}
    />
  );
}
