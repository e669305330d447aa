import './styles.css';
import type { TFunction } from 'i18next';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { findSelectedShapes } from '../commands/shape-commands.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import type { GraphicStyle } from '../scene/graphic-style.ts';
import type { CanvasState } from '../state/create-canvas.ts';
import { type EditorContext, useCanvas, useEditorContext, useUiState } from '../state/editor-context.tsx';
import { StyleSample } from './StyleSample.tsx';
import {
  addStyle,
  applyStyleToSelected,
  findExample,
  removeOwnStyle,
  renameStyleTo,
  updateStyle,
} from './style-commands.ts';
import { getStyleName, isBuiltInStyle, suggestStyleName } from './style-names.ts';
import { findStyledShape, listStylesOf } from './styles.ts';

/** With more styles there is a search, and so many are shown at once. */
const searchFrom = 10;
const maxShown = 100;

/** The graphic styles of a drawing, to apply, make and change. */
export function StylesPanel() {
  const isOpen = useUiState(({ panel }) => panel === 'styles');
  const styles = useCanvas(({ scene }) => scene.styles);
  const [query, setQuery] = useState('');
  return isOpen && styles !== undefined ? <OpenStyles {...{ styles, query, setQuery }} /> : null;
}

interface OpenProps {
  styles: readonly GraphicStyle[];
  /** Kept while the panel is closed. */
  query: string;
  setQuery: (query: string) => void;
}

/** Selects single values: the state is another one after each key press in a text. */
function OpenStyles({ styles, query, setQuery }: OpenProps) {
  const t = useTexts();
  const context = useEditorContext();
  const hasExample = useCanvas(
    (now) => now.canWrite && findStyledShape(findSelectedShapes(now.scene, now)) !== null,
  );
  const currentId = useCanvas(findCommonStyle);
  const hasSearch = styles.length > searchFrom;
  const found = hasSearch ? filterStyles(styles, query, t) : styles;
  return (
    <SidePanel
      title={t('canvas:styles.title')}
      className="styles"
      onClose={() => context.setUiState({ panel: null })}
      focusDocument={context.focus}
    >
      <p className="panel-hint">{t(hasExample ? 'canvas:styles.hint' : 'canvas:styles.selectFirst')}</p>
      <button
        type="button"
        className="quiet-action"
        disabled={!hasExample}
        onClick={() => showStyleName(context, null, t)}
      >
        <Plus size={16} aria-hidden />
        {t('canvas:styles.new')}
      </button>
      {hasSearch ? (
        <TextField label={t('canvas:styles.search')} value={query} maxLength={100} onChange={setQuery} />
      ) : null}
      {found.length === 0 ? (
        <p>{t(styles.length === 0 ? 'canvas:styles.none' : 'canvas:styles.noMatch')}</p>
      ) : null}
      <ul>
        {found.slice(0, maxShown).map((style) => (
          <StyleRow key={style.id} style={style} isCurrent={style.id === currentId} hasExample={hasExample} />
        ))}
      </ul>
      {found.length > maxShown ? (
        <p className="panel-hint">{t('canvas:styles.more', { count: found.length - maxShown })}</p>
      ) : null}
    </SidePanel>
  );
}

/** The style that all selected shapes have; undefined if they have several. */
function findCommonStyle(now: CanvasState): string | null | undefined {
  const [id, ...others] = listStylesOf(findSelectedShapes(now.scene, now));
  return others.length === 0 ? id : undefined;
}

function filterStyles(styles: readonly GraphicStyle[], query: string, t: TFunction): readonly GraphicStyle[] {
  const key = query.trim().toLocaleLowerCase();
  return styles.filter((style) => getStyleName(style, t).toLocaleLowerCase().includes(key));
}

interface RowProps {
  style: GraphicStyle;
  isCurrent: boolean;
  hasExample: boolean;
}

function StyleRow({ style, isCurrent, hasExample }: RowProps) {
  const t = useTexts();
  const context = useEditorContext();
  const canWrite = useCanvas((now) => now.canWrite);
  const name = getStyleName(style, t);
  return (
    <li className="style-row">
      <button
        type="button"
        className="style-apply"
        aria-pressed={isCurrent}
        disabled={!hasExample}
        onClick={() => applyStyleToSelected(context, style, t)}
      >
        <StyleSample format={style.format} />
        <span dir="auto" title={name}>
          {name}
        </span>
      </button>
      <MenuButton
        id={`style-${style.id}`}
        label={t('canvas:styles.menu', { name })}
        className="icon-button"
        isEnabled={canWrite}
        entries={() => createStyleEntries(context, style, t)}
      >
        <Ellipsis size={16} aria-hidden />
      </MenuButton>
    </li>
  );
}

function createStyleEntries(context: EditorContext, style: GraphicStyle, t: TFunction): readonly MenuEntry[] {
  const hasExample = findExample(context) !== null;
  return [
    {
      kind: 'action',
      id: 'style-update',
      label: t('canvas:styles.update'),
      isEnabled: hasExample,
      run: () => updateStyle(context, style, t),
    },
    { kind: 'separator', id: 'separator-style' },
    {
      kind: 'action',
      id: 'style-rename',
      label: t('canvas:styles.renameEntry'),
      isEnabled: !isBuiltInStyle(style),
      run: () => showStyleName(context, style, t),
    },
    {
      kind: 'action',
      id: 'style-remove',
      label: t('canvas:styles.remove'),
      isEnabled: !isBuiltInStyle(style),
      run: () => removeOwnStyle(context, style, t),
    },
  ];
}

/** Asks for the name of a new style, or another one for `style`. */
function showStyleName(context: EditorContext, style: GraphicStyle | null, t: TFunction): void {
  const { styles = [] } = context.canvas.getState().scene;
  const others = styles.filter(({ id }) => id !== style?.id);
  context.showDialog(
    <NameDialog
      title={t(style === null ? 'canvas:styles.new' : 'canvas:styles.rename')}
      applyLabel={t(style === null ? 'canvas:names.add' : 'canvas:names.rename')}
      initialName={style?.name ?? suggestStyleName(styles, t)}
      usedNames={others.flatMap((other) => [other.name, getStyleName(other, t)])}
      usedText={t('canvas:styles.nameUsed')}
      onApply={(name) =>
        style === null ? addStyle(context, name, t) : renameStyleTo(context, { style, name }, t)
      }
      onClose={() => context.showDialog(null)}
    />,
  );
}
