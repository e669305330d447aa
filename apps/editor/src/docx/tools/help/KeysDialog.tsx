import type { TFunction } from 'i18next';
import { useTexts } from '../../../i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatShortcut } from '../../../ui/toolbar/key-names.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { useShortcutTools } from '../../toolkit/page-actions.tsx';
import type { KeyTool } from '../../toolkit/tool.ts';

/** Navigation keys, listed first because nothing on the screen shows them. */
const navigationKeys = [
  ['walk', 'F6'],
  ['walkBack', 'Shift-F6'],
  ['toTools', 'Alt-F10'],
  ['insideTools', 'ArrowLeft', 'ArrowRight'],
  ['leave', 'Escape', 'Tab'],
  ['leaveBack', 'Escape', 'Shift-Tab'],
] as const;

/** All shortcuts, with the key names of the user's keyboard. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { tools } = useShortcutTools();
  const editor = useEditor();
  const userTools = tools.filter(({ isForUser }) => isForUser?.(editor) !== false);
  const rows = new Map(userTools.map((tool) => [`${t(tool.name)} ${tool.keys}`, tool]));
  return (
    <Dialog title={t('tools:help.name')} onClose={onClose}>
      <h3>{t('tools:help.around')}</h3>
      <dl className="keys">
        {navigationKeys.map(([name, ...keys]) => (
          <Row
            key={name}
            name={t(`tools:help.${name}`)}
            keys={keys.map((one) => formatShortcut(one, t)).join(', ')}
          />
        ))}
      </dl>
      <h3>{t('tools:help.tools')}</h3>
      <dl className="keys">
        {[...rows].map(([row, tool]) => (
          <Row key={row} name={t(tool.name)} keys={formatKeys(tool, t)} />
        ))}
      </dl>
    </Dialog>
  );
}

function Row({ name, keys }: { name: string; keys: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <kbd>{keys}</kbd>
      </dd>
    </div>
  );
}

function formatKeys({ keys }: KeyTool, t: TFunction): string {
  return keys === undefined ? '' : formatShortcut(keys, t);
}
