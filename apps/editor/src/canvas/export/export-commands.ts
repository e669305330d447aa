import type { TFunction } from 'i18next';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { getPagePosition } from '../commands/editor-commands.ts';
import { findPageNumber } from '../scene/page-number.ts';
import type { EditorContext } from '../state/editor-context.tsx';
import type { PictureFormat } from './export-page.ts';

/** Downloads the current page as a picture, named after the document and the page. */
async function exportPage(context: EditorContext, format: PictureFormat, t: TFunction): Promise<void> {
  const { canvas, exportActions, capabilities, announce } = context;
  const page = canvas.getPage();
  const { scene } = canvas.getState();
  const name =
    page.name || t(`canvas:${capabilities.labelPrefix}.fileName`, { page: getPagePosition(context) });
  try {
    const { createPagePicture } = await import('./export-page.ts');
    const { bytes, missing } = await createPagePicture(
      { page, number: findPageNumber(scene, page.id) },
      scene,
      format,
    );
    exportActions.exportAs(bytes, { part: name, extension: format });
    announce(t('canvas:said.exported', { name }));
    if (missing > 0) showToast({ text: t('canvas:export.missing', { count: missing }) });
  } catch (error) {
    console.error('The page could not be exported', error);
    showToast({ text: t(`canvas:${capabilities.labelPrefix}.exportFailed`) });
  }
}

export function createExportEntries(context: EditorContext, t: TFunction): MenuEntry[] {
  const { canvas, exportActions, capabilities } = context;
  if (!exportActions.offers.download || canvas.getState().scene.pages.length === 0) return [];
  const createEntry = (format: PictureFormat): MenuEntry => ({
    kind: 'action',
    id: `export-${format}`,
    label: t(`canvas:export.${format}`),
    run: () => void exportPage(context, format, t),
  });
  return [
    {
      kind: 'menu',
      id: 'export-page',
      label: t(`canvas:${capabilities.labelPrefix}.tool.export`),
      entries: () => [createEntry('svg'), createEntry('png')],
    },
  ];
}
