import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { ariaKeys, keyName } from './key-names.ts';
import { usePageActs, useSurroundings } from './page-acts.tsx';
import { useQuietValue } from './quiet-value.ts';
import type { Tool } from './tool.ts';

/** One tool in the bar: an icon with its name and key in a tooltip. */
export function ToolButton({ tool }: { tool: Tool }) {
  const t = useTexts();
  const page = usePageActs();
  useSurroundings();
  const isEnabled = useQuietValue((editing) => tool.isEnabled?.(editing, page) ?? true);
  const isActive = useQuietValue((editing) => tool.isActive?.(editing, page) ?? null);
  const editing = useEditing();
  const name = t(tool.name);
  const Icon = tool.icon;
  return (
    <button
      type="button"
      className="tool"
      data-testid={`tool-${tool.id}`}
      aria-label={name}
      aria-pressed={isActive ?? undefined}
      aria-disabled={!isEnabled}
      aria-keyshortcuts={tool.keys === undefined ? undefined : ariaKeys(tool.keys)}
      title={tool.keys === undefined ? name : `${name} (${keyName(tool.keys, t)})`}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isEnabled && tool.run(editing, page)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
