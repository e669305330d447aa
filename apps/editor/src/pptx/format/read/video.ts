import type { Video } from '../../../canvas/scene/scene.ts';
import { isWebAddress } from '../../../canvas/videos/video-address.ts';
import type { Element } from '../../../xml/element.ts';
import { findByPath, findDescendant, getString } from '../../../xml/values.ts';
import { getNonVisualProperties, type Reader } from './reader.ts';

/** The tooltip of the hyperlink on the poster of a linked video, which tells it from other pictures with hyperlinks. */
export const videoTooltip = 'Video';

/**
 * The video of a picture, from its `p:nvPr`. PowerPoint since 2010 names it in `p14:media`, for earlier programs in `a:videoFile` as well. Null for
 * sounds, and for videos that can be neither opened nor played: local files, other formats.
 */
export function readVideo({ sheet, mediaReader }: Reader, properties: Element): Video | null {
  const file = findDescendant(properties, ['a:videoFile', 'a:quickTimeFile']);
  if (file === null) return null;
  const media = findDescendant(properties, ['p14:media']);
  for (const id of [getString(media, 'r:embed'), getString(media, 'r:link'), getString(file, 'r:link')]) {
    const relationship = sheet.relationships.get(id ?? '');
    if (relationship === undefined) continue;
    const { target, isExternal } = relationship;
    if (isExternal) {
      if (isWebAddress(target)) return { kind: 'link', address: target };
      continue;
    }
    const name = mediaReader.readVideo(target);
    if (name !== null) return { kind: 'embedded', media: name };
  }
  return null;
}

/** The video that a picture is a hyperlink to; null for other pictures. */
export function readVideoLink({ sheet }: Reader, picture: Element): Video | null {
  const hyperlink = findByPath(getNonVisualProperties(picture), 'a:hlinkClick');
  if (getString(hyperlink, 'tooltip') !== videoTooltip) return null;
  const link = sheet.relationships.get(getString(hyperlink, 'r:id') ?? '');
  if (link?.isExternal !== true || !isWebAddress(link.target)) return null;
  return { kind: 'link', address: link.target };
}
