import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { formatAriaShortcut, formatShortcut } from '../../ui/toolbar/key-names.ts';
import { handleToolbarKeys, keepOneTabStop, moveTabStop } from '../../ui/toolbar/roving.ts';
import { useEditor } from '../editing/editing-context.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { type BarMenu, getItemId } from '../toolkit/bar-item.ts';
import { usePageActions, usePageUiState } from '../toolkit/page-actions.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import type { Tool } from '../toolkit/tool.ts';
import { allKeys } from '../tools/all-keys.ts';
import { useBarItems, useHiddenItems } from '../tools/bar/use-bar-items.ts';
import { useToolKeys } from '../tools/use-tool-keys.ts';

/** Tools that do not depend on appearance; all others keep their shortcuts and menu entries. */
const groups: readonly { id: string; items: readonly string[] }[] = [
  { id: 'history', items: ['undo', 'redo'] },
  { id: 'text', items: ['style', 'bold', 'italic', 'underline', 'link'] },
  { id: 'lists', items: ['bullets', 'numbers', 'outdent', 'indent'] },
  {
    id: 'more',
    items: ['comment', 'insert', 'layout', 'mode', 'review', 'view', 'table-tools', 'picture-tools'],
  },
];

/** A few labelled buttons in groups. One tab stop, as in every toolbar. */
export function PlainTools() {
  const t = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const barItems = useBarItems();
  const hiddenItems = useHiddenItems();
  useToolKeys(allKeys);
  // Synchronises with the tab stops after the toolbar has changed.
  useLayoutEffect(() => {
    if (bar.current !== null) keepOneTabStop(bar.current);
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar:bar')}
      className="plain-tools"
      data-region="tools"
      onKeyDown={handleToolbarKeys}
      onFocus={moveTabStop}
    >
      {groups.map(({ id, items }) => {
        const visibleItems = items.flatMap((name) =>
          barItems.filter((item) => getItemId(item) === name && !hiddenItems.has(name)),
        );
        if (visibleItems.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div key={id} role="group" aria-label={t(`plain:group.${id}`)}>
            {visibleItems.map((item) =>
              item.kind === 'tool' ? (
                <PlainTool key={getItemId(item)} tool={item.tool} />
              ) : (
                <PlainMenu key={getItemId(item)} menu={item.menu} />
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

function PlainTool({ tool }: { tool: Tool }) {
  const t = useTexts();
  const page = usePageActions();
  usePageUiState();
  const editor = useEditor();
  const isEnabled = useThrottledValue((now) => tool.isEnabled?.(now, page) ?? true);
  const isActive = useThrottledValue((now) => tool.isActive?.(now, page) ?? null);
  const { keys } = tool;
  return (
    <button
      type="button"
      aria-pressed={isActive ?? undefined}
      aria-disabled={!isEnabled}
      aria-keyshortcuts={keys === undefined ? undefined : formatAriaShortcut(keys)}
      title={keys === undefined ? undefined : formatShortcut(keys, t)}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isEnabled && tool.run(editor, page)}
    >
      {t(tool.name)}
    </button>
  );
}

function PlainMenu({ menu }: { menu: BarMenu }) {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  const { face: Face } = menu;
  return (
    <MenuButton
      id={menu.id}
      label={t(menu.name)}
      className=""
      isNamedByContent
      entries={() => menu.entries({ editor, page, t })}
      focusAfterChoice={() => getFocusedEditor(editor).view.focus()}
    >
      {t(menu.name)}
      {Face === undefined || menu.showsValue !== true ? null : (
        <>
          {': '}
          <Face />
        </>
      )}
    </MenuButton>
  );
}
