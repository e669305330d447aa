import { createContext, useContext } from 'react';
import type { Media, Scene } from '../scene/scene.ts';

const Context = createContext<Scene['media']>(new Map());
export const MediaProvider = Context.Provider;

const addresses = new WeakMap<Media, string>();
/** Picture types that browsers can draw; for others only a placeholder is shown. */
const drawn = /^image\/(png|jpeg|gif|webp|bmp|svg\+xml|avif)$/;

/** Object URL of a picture for the life of the page; null if it cannot be drawn. */
export function useMediaAddress(name: string | null): string | null {
  const media = useContext(Context);
  const found = name === null ? undefined : media.get(name);
  if (found === undefined || !drawn.test(found.type)) return null;
  const known = addresses.get(found);
  if (known !== undefined) return known;
  // boundary: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const blob = new Blob([found.bytes as Uint8Array<ArrayBuffer>], { type: found.type });
  const address = URL.createObjectURL(blob);
  addresses.set(found, address);
  return address;
}
