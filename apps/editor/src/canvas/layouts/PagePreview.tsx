import './layouts.css';
import { pixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';

/** Width of a page preview in pixels. */
const previewWidth = 136;

interface Props {
  page: ScenePage;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Selectable preview of a page, with its name below. */
export function PagePreview({ page, label, isChosen, onChoose }: Props) {
  const media = useCanvas(({ scene }) => scene.media);
  return (
    <button
      type="button"
      className="page-preview"
      aria-pressed={isChosen}
      {...(isChosen ? { 'data-first': true } : {})}
      onClick={onChoose}
    >
      <span className="page-preview-sheet" aria-hidden="true">
        <MediaProvider value={media}>
          <SheetView page={page} scale={previewWidth / pixels(page.width)} showing="still" />
        </MediaProvider>
      </span>
      <span>{label}</span>
    </button>
  );
}
