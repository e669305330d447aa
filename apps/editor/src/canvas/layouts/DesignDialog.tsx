import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { applyDesign, type DesignLayouts } from '../commands/layout-commands.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { PagePreview } from './PagePreview.tsx';
import { createSamplePage } from './sample-page.ts';

interface Props {
  designs: readonly DesignLayouts[];
  onClose: () => void;
}

/** Previews of the designs; choosing one applies it to all slides in one undo step. */
export function DesignDialog({ designs, onClose }: Props) {
  const t = useTexts();
  const { canvas, announce } = useEditorContext();
  const design = useCanvas(({ scene }) => scene.design);
  const selectDesign = (choice: DesignLayouts): void => {
    onClose();
    if (choice.design === canvas.getState().scene.design) return;
    canvas.change(applyDesign(canvas.getState().scene, choice), {
      selection: { ids: [], groupId: null, textPath: null },
    });
    announce(t('canvas:said.design', { name: t(`canvas:designs.${choice.design}`) }));
  };
  return (
    <Dialog title={t('canvas:design')} onClose={onClose}>
      <div className="page-previews">
        {designs.map((choice) => (
          <DesignChoice
            key={choice.design}
            choice={choice}
            isSelected={choice.design === design}
            onSelect={() => selectDesign(choice)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: DesignLayouts;
  isSelected: boolean;
  onSelect: () => void;
}

function DesignChoice({ choice, isSelected, onSelect }: ChoiceProps) {
  const t = useTexts();
  const content = choice.layouts.find(({ kind }) => kind === 'obj') ?? choice.layouts[0];
  if (content === undefined) return null;
  return (
    <PagePreview
      page={createSamplePage(content, t)}
      label={t(`canvas:designs.${choice.design}`)}
      isSelected={isSelected}
      onSelect={onSelect}
    />
  );
}
