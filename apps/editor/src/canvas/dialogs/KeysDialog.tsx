import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatShortcut } from '../../ui/toolbar/key-names.ts';
import { useEditorContext } from '../state/editor-context.tsx';
import { getToolName } from '../tools/tool.ts';

/** Keys that belong to no tool: the name under `canvas:byKey`, and the key. ArrowRight stands for all four arrows. */
const fixedKeys: readonly [string, string][] = [
  ['walk', 'Tab'],
  ['write', 'Enter'],
  ['leave', 'Escape'],
  ['nudge', 'ArrowRight'],
  ['nudgeFine', 'Alt-ArrowRight'],
  ['regions', 'F6'],
];

/** Lists the keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { listKeyTools } = useEditorContext();
  return (
    <Dialog title={t('canvas:tool.keys')} onClose={onClose}>
      <dl className="keys">
        {fixedKeys.map(([name, key]) => (
          <div key={name}>
            <dt>{t(`canvas:byKey.${name}`)}</dt>
            <dd>
              <kbd>{formatShortcut(key, t)}</kbd>
            </dd>
          </div>
        ))}
        {listKeyTools().flatMap((tool) =>
          tool.keys?.[0] === undefined ? (
            []
          ) : (
            <div key={tool.id}>
              <dt>{getToolName(tool, t)}</dt>
              <dd>
                <kbd>{formatShortcut(tool.keys[0], t)}</kbd>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
