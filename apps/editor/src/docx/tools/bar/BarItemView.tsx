import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../i18n.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useEditor } from '../../editing/editing-context.ts';
import { getFocusedEditor } from '../../editing/focused-editing.ts';
import type { BarItem, BarMenu } from '../../toolkit/bar-item.ts';
import { usePageActions } from '../../toolkit/page-actions.tsx';
import { ToolButton } from '../../toolkit/ToolButton.tsx';

export function BarItemView({ item }: { item: BarItem }) {
  return item.kind === 'tool' ? <ToolButton tool={item.tool} /> : <BarMenuView menu={item.menu} />;
}

function BarMenuView({ menu }: { menu: BarMenu }) {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  const name = t(menu.name);
  const valueId = useId();
  const { icon: Icon, face: Face, showsLabel = false } = menu;
  const showsValue = Face !== undefined && menu.showsValue === true;
  return (
    <MenuButton
      id={menu.id}
      label={name}
      valueId={showsValue ? valueId : undefined}
      className={`tool tool-menu tool-${menu.id}`}
      entries={() => menu.entries({ editor, page, t })}
      focusAfterChoice={() => getFocusedEditor(editor).view.focus()}
    >
      <span className={showsLabel || showsValue ? 'phone-only' : 'tool-icon'}>
        {Face === undefined || showsValue ? <Icon size={18} aria-hidden /> : <Face />}
      </span>
      {showsLabel ? <span className="wide-only">{name}</span> : null}
      {showsValue ? (
        <span id={valueId} className="tool-face">
          <Face />
        </span>
      ) : null}
      <ChevronDown size={14} aria-hidden className="tool-arrow" />
    </MenuButton>
  );
}
