import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { insertPage } from '../commands/editor-commands.ts';
import { applyLayout } from '../commands/layout-commands.ts';
import type { PageLayout } from '../scene/scene.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { getLayoutName } from './layout-name.ts';
import { PagePreview } from './PagePreview.tsx';
import { createSamplePage } from './sample-page.ts';

interface Props {
  /** True for a new page after the current one, false for the current page itself. */
  isNew: boolean;
  onClose: () => void;
}

/** Previews of the document's layouts. */
export function LayoutDialog({ isNew, onClose }: Props) {
  const t = useTexts();
  const context = useEditorContext();
  const { canvas, newId, announce } = context;
  const layouts = useCanvas(({ scene }) => scene.layouts);
  const { layoutId } = canvas.getPage();
  const selectLayout = (layout: PageLayout): void => {
    onClose();
    if (isNew) {
      insertPage(context, layout.id, t);
      return;
    }
    canvas.change(applyLayout(canvas.getState().scene, canvas.getPage().id, { layout, newId }), {
      selection: { ids: [], groupId: null, textPath: null },
    });
    announce(t('canvas:said.layout', { name: getLayoutName(layout, layouts, t) }));
  };
  return (
    <Dialog title={t(isNew ? 'canvas:layouts' : 'canvas:layout')} onClose={onClose}>
      <div className="page-previews">
        {layouts.map((layout) => (
          <PagePreview
            key={layout.id}
            page={createSamplePage(layout, t)}
            label={getLayoutName(layout, layouts, t)}
            isSelected={layout.id === layoutId}
            onSelect={() => selectLayout(layout)}
          />
        ))}
      </div>
    </Dialog>
  );
}
