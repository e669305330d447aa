import type { Language } from '@redraft/sentences/languages';
import german from './clips/captions.de.json' with { type: 'json' };
import english from './clips/captions.en.json' with { type: 'json' };

/** The clips by who they are for, in the order in which they help. */
export const clipsFor = {
  student: ['student'],
  instructor: ['first-class', 'rewind', 'essaymaps', 'graphs', 'timeline'],
} as const;
export type ClipName = (typeof clipsFor)[keyof typeof clipsFor][number];

/** Made from the demo world by `npm run clips`: `<name>.<language>.mp4`, with captions and a picture to begin with. */
const files = import.meta.glob<string>('./clips/*.{mp4,vtt,webp}', {
  eager: true,
  // The policy of pages lets media come from our own addresses, and not out of a script.
  query: '?url&no-inline',
  import: 'default',
});

const captions: Record<Language, Record<ClipName, readonly string[]>> = { en: english, de: german };

export interface ClipFiles {
  video: string | undefined;
  captions: string | undefined;
  poster: string | undefined;
}

export function filesOf(name: ClipName, language: Language): ClipFiles {
  const file = (ending: string) => files[`./clips/${name}.${language}.${ending}`];
  return { video: file('mp4'), captions: file('vtt'), poster: file('webp') };
}

/** What happens in it, one sentence after the other: its captions, which the clip is made by. */
export function listSentences(name: ClipName, language: Language): readonly string[] {
  return captions[language][name];
}
