import { createContext, useContext, useEffect, useState } from 'react';
import type { Media, Scene } from '../scene/scene.ts';

const Context = createContext<Scene['media']>(new Map());
export const MediaProvider = Context.Provider;

const objectUrls = new WeakMap<Media, string>();
/** Picture types that browsers can draw; for others only a placeholder is shown. */
const drawableTypes = /^image\/(png|jpeg|gif|webp|bmp|svg\+xml|avif)$/;

// cast: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
const createUrl = ({ bytes, type }: Media): string =>
  URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));

/** Object URL of a picture for the life of the page; null if it cannot be drawn. */
export function useMediaUrl(name: string | null): string | null {
  const media = useContext(Context);
  const mediaItem = name === null ? undefined : media.get(name);
  if (mediaItem === undefined || !drawableTypes.test(mediaItem.type)) return null;
  const cachedUrl = objectUrls.get(mediaItem);
  if (cachedUrl !== undefined) return cachedUrl;
  const url = createUrl(mediaItem);
  objectUrls.set(mediaItem, url);
  return url;
}

/** Object URL of a video while it is shown; null until then, or without the video. */
export function useVideoUrl(name: string): string | null {
  const mediaItem = useContext(Context).get(name);
  const [url, setUrl] = useState<string | null>(null);
  // The browser keeps the bytes as long as their URL.
  useEffect(() => {
    if (mediaItem === undefined) return;
    const created = createUrl(mediaItem);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(null);
    };
  }, [mediaItem]);
  return url;
}
