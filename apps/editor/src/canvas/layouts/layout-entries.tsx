import type { TFunction } from 'i18next';
import type { ActionEntry } from '../../ui/menu/menu-entries.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';

/** Menu entries for layouts and designs; empty if the document has none. */
export function createLayoutEntries(context: EditorContext, t: TFunction): ActionEntry[] {
  const { canvas, capabilities, showDialog: show } = context;
  const { designs } = capabilities;
  const close = (): void => show(null);
  const createEntry = (id: string, label: string, run: () => void): ActionEntry => ({
    kind: 'action',
    id,
    label: t(`canvas:${label}`),
    run,
  });
  const layouts = [
    createEntry('layouts', 'chooseLayouts', () => show(<LayoutDialog isNew onClose={close} />)),
    createEntry('layout', 'chooseLayout', () => show(<LayoutDialog isNew={false} onClose={close} />)),
  ];
  return [
    ...(canvas.getState().scene.layouts.length > 1 ? layouts : []),
    ...(designs === undefined
      ? []
      : [createEntry('design', 'chooseDesign', () => void openDesignDialog(context, designs))]),
  ];
}

async function openDesignDialog(
  { canvas, showDialog: show }: EditorContext,
  designs: NonNullable<EditorContext['capabilities']['designs']>,
): Promise<void> {
  const { width, height } = canvas.getPage();
  const choices = await designs({ width, height });
  show(<DesignDialog designs={choices} onClose={() => show(null)} />);
}
