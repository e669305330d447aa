import { Minus, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n.ts';
import { FixedWidthText } from '../../../ui/FixedWidthText.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entries.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { usePages } from '../../view/pages/use-pages.ts';
import { fitWidth, setZoom, stepZoom, zooms } from './zoom.ts';

/** Zoom of the paper: menu, steps, and Ctrl+wheel. */
export function ZoomMenu() {
  const t = useTexts();
  const editor = useEditor();
  const zoom = usePages((pages) => pages.zoom());
  const isFlow = usePages((pages) => pages.layout() === 'flow');
  useZoomWheel();
  const percent = (value: number): string => t('tools:percent', { value });
  const entries = (): readonly MenuEntry[] => [
    {
      kind: 'group',
      id: 'zooms',
      entries: zooms.map((one) => ({
        kind: 'action',
        id: `zoom-${one * 100}`,
        label: percent(one),
        isRadio: true,
        checked: Math.abs(one - zoom) < 0.005,
        run: () => setZoom(editor, one),
      })),
    },
    { kind: 'separator', id: 'separator-zoom' },
    {
      kind: 'action',
      id: 'zoom-fit',
      label: t('tools:zoom.fit'),
      isEnabled: !isFlow,
      run: () => fitWidth(editor),
    },
  ];
  return (
    <span className="zoom">
      <StepButton name={t('tools:zoom.out')} icon={Minus} onPress={() => stepZoom(editor, -1)} />
      <MenuButton
        id="zoom"
        label={t('tools:zoom.at', { zoom: percent(zoom) })}
        className=""
        entries={entries}
      >
        <FixedWidthText possibleTexts={[percent(zooms.at(-1) ?? 1)]}>{percent(zoom)}</FixedWidthText>
      </MenuButton>
      <StepButton name={t('tools:zoom.in')} icon={Plus} onPress={() => stepZoom(editor, 1)} />
    </span>
  );
}

function StepButton(props: { name: string; icon: typeof Plus; onPress: () => void }) {
  const Icon = props.icon;
  return (
    <button
      type="button"
      className="wide-only"
      aria-label={props.name}
      title={props.name}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      <Icon size={14} aria-hidden />
    </button>
  );
}

function useZoomWheel(): void {
  const editor = useEditor();
  // Synchronises with the wheel; the browser would zoom the whole page instead of the paper.
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey || !(event.target instanceof Element) || event.target.closest('.desk') === null)
        return;
      event.preventDefault();
      stepZoom(editor, event.deltaY < 0 ? 1 : -1);
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => window.removeEventListener('wheel', onWheel);
  }, [editor]);
}
