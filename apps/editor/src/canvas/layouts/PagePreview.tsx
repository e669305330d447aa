import './layouts.css';
import { toPixels } from '../geometry/box.ts';
import type { ScenePage } from '../scene/scene.ts';
import { useCanvas } from '../state/editor-context.tsx';
import { MediaProvider } from '../view/media.ts';
import { SheetView } from '../view/SheetView.tsx';

/** Width of a page preview in pixels. */
const previewWidth = 136;

interface Props {
  page: ScenePage;
  label: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** Selectable preview of a page, with its name below. */
export function PagePreview({ page, label, isSelected, onSelect }: Props) {
  const media = useCanvas(({ scene }) => scene.media);
  return (
    <button
      type="button"
      className="page-preview"
      aria-pressed={isSelected}
      {...(isSelected ? { 'data-first': true } : {})}
      onClick={onSelect}
    >
      <span className="page-preview-sheet" aria-hidden="true">
        <MediaProvider value={media}>
          <SheetView
            page={page}
            number={null}
            scale={previewWidth / toPixels(page.width)}
            viewMode="static"
          />
        </MediaProvider>
      </span>
      <span>{label}</span>
    </button>
  );
}
