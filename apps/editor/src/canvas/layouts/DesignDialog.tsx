import { useTexts } from '../../i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { applyDesign, type DesignLayouts } from '../commands/layout-commands.ts';
import { useCanvas, useEditorContext } from '../state/editor-context.tsx';
import { PagePreview } from './PagePreview.tsx';
import { samplePage } from './sample-page.ts';

interface Props {
  choices: readonly DesignLayouts[];
  onClose: () => void;
}

/** Previews of the designs; choosing one applies it to all slides in one undo step. */
export function DesignDialog({ choices, onClose }: Props) {
  const t = useTexts();
  const { canvas, announce } = useEditorContext();
  const design = useCanvas(({ scene }) => scene.design);
  const choose = (choice: DesignLayouts): void => {
    onClose();
    if (choice.design === canvas.now().scene.design) return;
    canvas.change(applyDesign(canvas.now().scene, choice), { at: { ids: [], scope: null, writing: null } });
    announce(t('canvas:said.design', { name: t(`canvas:designs.${choice.design}`) }));
  };
  return (
    <Dialog title={t('canvas:design')} onClose={onClose}>
      <div className="page-previews">
        {choices.map((choice) => (
          <DesignChoice
            key={choice.design}
            choice={choice}
            isChosen={choice.design === design}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: DesignLayouts;
  isChosen: boolean;
  onChoose: () => void;
}

function DesignChoice({ choice, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts();
  const content = choice.layouts.find(({ kind }) => kind === 'obj') ?? choice.layouts[0];
  if (content === undefined) return null;
  return (
    <PagePreview
      page={samplePage(content, t)}
      label={t(`canvas:designs.${choice.design}`)}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
