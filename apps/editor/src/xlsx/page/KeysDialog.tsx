import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { helpKeys } from './help-keys.ts';

/** All shortcuts, with the key names of the user's keyboard. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog title={t('page:tool.keys')} onClose={onClose}>
      <dl className="sheet-keys">
        {helpKeys.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{t(`page:keys.${name}`)}</dt>
            <dd>
              <kbd>{keys.map((key) => formatShortcut(key, t)).join(', ')}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
