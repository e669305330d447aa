import { useTexts } from '../i18n.ts';
import type { SaveState } from '../saving/save-loop.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { Notice } from './Notice.tsx';

export type TroubleActions = {
  overwrite: () => void;
  writeHereAgain: () => void;
  downloadMine: () => void;
  /** Drops what is only here and shows the saved version. */
  takeSaved: () => void;
};

/** What to do when the words did not reach the server and time alone will not help. */
export function SaveTrouble({ state, actions }: { state: SaveState; actions: TroubleActions }) {
  const t = useTexts();
  if (state.kind === 'conflict') {
    const downloadAndTake = (): void => {
      actions.downloadMine();
      actions.takeSaved();
    };
    return (
      <ChoiceDialog
        title={t('conflict.title')}
        text={t('conflict.text')}
        choices={[
          { label: t('conflict.overwrite'), hint: t('conflict.overwriteHint'), onChoose: actions.overwrite },
          { label: t('conflict.copy'), hint: t('conflict.copyHint'), onChoose: downloadAndTake },
          { label: t('conflict.discard'), hint: t('conflict.discardHint'), onChoose: actions.takeSaved },
        ]}
      />
    );
  }
  if (state.kind === 'lockLost') {
    return (
      <ChoiceDialog
        title={t('lockLost.title')}
        text={t('lockLost.text')}
        choices={[
          {
            label: t('lockLost.continue'),
            hint: t('lockLost.continueHint'),
            onChoose: actions.writeHereAgain,
          },
          { label: t('refused.download'), onChoose: actions.downloadMine },
          { label: t('lockLost.reload'), onChoose: actions.takeSaved },
        ]}
      />
    );
  }
  if (state.kind !== 'refused') return null;
  const text =
    state.cause === 'forbidden' ? state.message || t('refused.forbidden') : t(`refused.${state.cause}`);
  return (
    <Notice tone="warning" text={text}>
      <button type="button" onClick={actions.downloadMine}>
        {t('refused.download')}
      </button>
    </Notice>
  );
}
