import { defaultLanguage, type Language } from '@redraft/sentences/languages';
import ar from './clips/captions.ar.json' with { type: 'json' };
import de from './clips/captions.de.json' with { type: 'json' };
import en from './clips/captions.en.json' with { type: 'json' };
import es from './clips/captions.es.json' with { type: 'json' };
import fr from './clips/captions.fr.json' with { type: 'json' };

/** Clips per audience, in a useful order. */
export const clipsFor = {
  student: ['student'],
  instructor: ['first-class', 'rewind', 'essaymaps', 'graphs', 'timeline'],
} as const;
export type ClipName = (typeof clipsFor)[keyof typeof clipsFor][number];

/** Recorded from the demo data by `npm run clips`: `<name>.<language>.mp4`, with captions and a poster image. */
const files = import.meta.glob<string>('./clips/*.{mp4,vtt,webp}', {
  eager: true,
  // The Content Security Policy allows media from our origin only, not data URLs.
  query: '?url&no-inline',
  import: 'default',
});

const captions: Record<Language, Record<ClipName, readonly string[]>> = { en, de, fr, es, ar };

export interface ClipFiles {
  video: string | undefined;
  captions: string | undefined;
  poster: string | undefined;
}

/** Pages and program are filmed in some languages only: elsewhere the clip of the default language, without its captions, as the page has them as text. */
export function filesOf(name: ClipName, language: Language): ClipFiles {
  const fileIn = (one: Language, ending: string) => files[`./clips/${name}.${one}.${ending}`];
  const file = (ending: string) => fileIn(language, ending) ?? fileIn(defaultLanguage, ending);
  return { video: file('mp4'), captions: fileIn(language, 'vtt'), poster: file('webp') };
}

/** The sentences of a clip: its captions, which also time the recording. */
export function listSentences(name: ClipName, language: Language): readonly string[] {
  return captions[language][name];
}
