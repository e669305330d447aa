import type { TFunction } from 'i18next';
import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';

/** Menu entries for layouts and designs; empty if the document has none. */
export function layoutEntries(context: EditorContext, t: TFunction): ActionEntry[] {
  const { canvas, traits, showDialog: show } = context;
  const { designs } = traits;
  const close = (): void => show(null);
  const entry = (id: string, label: string, run: () => void): ActionEntry => ({
    kind: 'action',
    id,
    label: t(`canvas:${label}`),
    run,
  });
  const layouts = [
    entry('layouts', 'chooseLayouts', () => show(<LayoutDialog isNew onClose={close} />)),
    entry('layout', 'chooseLayout', () => show(<LayoutDialog isNew={false} onClose={close} />)),
  ];
  return [
    ...(canvas.now().scene.layouts.length > 1 ? layouts : []),
    ...(designs === undefined
      ? []
      : [entry('design', 'chooseDesign', () => void chooseDesign(context, designs))]),
  ];
}

async function chooseDesign(
  { canvas, showDialog: show }: EditorContext,
  designs: NonNullable<EditorContext['traits']['designs']>,
): Promise<void> {
  const { width, height } = canvas.page();
  const choices = await designs({ width, height });
  show(<DesignDialog choices={choices} onClose={() => show(null)} />);
}
