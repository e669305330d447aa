import type { TFunction } from 'i18next';
import type { ActEntry } from '../../ui/menu/menu-entries.ts';
import type { Workplace } from '../state/workplace.tsx';
import { DesignDialog } from './DesignDialog.tsx';
import { LayoutDialog } from './LayoutDialog.tsx';

/** What the menu of slides offers of layouts and designs; nothing where a document has none. */
export function layoutEntries(workplace: Workplace, t: TFunction): ActEntry[] {
  const { canvas, traits, show } = workplace;
  const { designs } = traits;
  const close = (): void => show(null);
  const entry = (id: string, label: string, run: () => void): ActEntry => ({
    kind: 'act',
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
      : [entry('design', 'chooseDesign', () => void chooseDesign(workplace, designs))]),
  ];
}

async function chooseDesign(
  { canvas, show }: Workplace,
  designs: NonNullable<Workplace['traits']['designs']>,
): Promise<void> {
  const { width, height } = canvas.page();
  const choices = await designs({ width, height });
  show(<DesignDialog choices={choices} onClose={() => show(null)} />);
}
