import { getCentre, toPixels } from '../geometry/box.ts';
import { computeWholeBox } from '../geometry/crop.ts';
import type { PictureShape } from '../scene/scene.ts';
import { useMediaUrl } from '../view/media.ts';

/** The whole picture while it is cropped, faint, over its visible part. */
export function CropPreview({ picture, scale }: { picture: PictureShape; scale: number }) {
  const address = useMediaUrl(picture.media);
  if (address === null) return null;
  const whole = computeWholeBox(picture);
  const pivot = getCentre(picture);
  const toScreen = (emu: number): number => toPixels(emu) * scale;
  const flips = `scale(${picture.isFlippedX ? -1 : 1}, ${picture.isFlippedY ? -1 : 1})`;
  return (
    <div
      className="crop-preview"
      style={{
        left: toScreen(whole.x),
        top: toScreen(whole.y),
        width: toScreen(whole.width),
        height: toScreen(whole.height),
        transformOrigin: `${toScreen(pivot.x - whole.x)}px ${toScreen(pivot.y - whole.y)}px`,
        transform: `rotate(${picture.rotation}deg)`,
      }}
    >
      <img src={address} alt="" draggable={false} style={{ transform: flips }} />
    </div>
  );
}
