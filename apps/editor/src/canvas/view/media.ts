import { createContext, useContext } from 'react';
import type { Media, Scene } from '../scene/scene.ts';

const Context = createContext<Scene['media']>(new Map());
export const MediaProvider = Context.Provider;

const addresses = new WeakMap<Media, string>();
/** What a browser can draw in a picture; of others there is only the place. */
const drawn = /^image\/(png|jpeg|gif|webp|bmp|svg\+xml|avif)$/;

/** The address of a picture, for the life of the page; null where there is none that can be drawn. */
export function useMediaAddress(name: string | null): string | null {
  const media = useContext(Context);
  const found = name === null ? undefined : media.get(name);
  if (found === undefined || !drawn.test(found.type)) return null;
  const known = addresses.get(found);
  if (known !== undefined) return known;
  // Boundary: Blob wants a view on a plain ArrayBuffer; the bytes are never in shared memory.
  const blob = new Blob([found.bytes as Uint8Array<ArrayBuffer>], { type: found.type });
  const address = URL.createObjectURL(blob);
  addresses.set(found, address);
  return address;
}
