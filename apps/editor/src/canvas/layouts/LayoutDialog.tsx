import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { withLayout } from '../acts/layout-acts.ts';
import { insertPage } from '../acts/workplace-acts.ts';
import type { PageLayout } from '../scene/scene.ts';
import { useCanvas, useWorkplace } from '../state/workplace.tsx';
import { layoutName } from './layout-name.ts';
import { PagePreview } from './PagePreview.tsx';
import { samplePage } from './sample-page.ts';

interface Props {
  /** For a page that comes behind the one that is looked at, or for that one. */
  isNew: boolean;
  onClose: () => void;
}

/** The layouts of the document as they look. */
export function LayoutDialog({ isNew, onClose }: Props) {
  const t = useTexts();
  const workplace = useWorkplace();
  const { canvas, newId, say } = workplace;
  const layouts = useCanvas(({ scene }) => scene.layouts);
  const { layoutId } = canvas.page();
  const choose = (layout: PageLayout): void => {
    onClose();
    if (isNew) {
      insertPage(workplace, layout.id, t);
      return;
    }
    canvas.change(withLayout(canvas.now().scene, canvas.page().id, { layout, newId }), {
      at: { ids: [], scope: null, writing: null },
    });
    say(t('canvas:said.layout', { name: layoutName(layout, layouts, t) }));
  };
  return (
    <Dialog title={t(isNew ? 'canvas:layouts' : 'canvas:layout')} onClose={onClose}>
      <div className="page-previews">
        {layouts.map((layout) => (
          <PagePreview
            key={layout.id}
            page={samplePage(layout, t)}
            label={layoutName(layout, layouts, t)}
            isChosen={layout.id === layoutId}
            onChoose={() => choose(layout)}
          />
        ))}
      </div>
    </Dialog>
  );
}
