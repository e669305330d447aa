import { isLanguage, type Language } from '@redraft/sentences/languages';
import { z } from 'zod';
import type { ShownLanguage } from '../../lib/i18n.ts';
import { screens } from '../../ui/screens/screen-picture.tsx';

/** Content of a guide. Kept outside the translation catalogues, because it is long and used by one page only. */
const guideTextSchema = z.object({
  intro: z.string(),
  sections: z.array(
    z.object({
      /** URL fragment, the same in each language. */
      id: z.string(),
      title: z.string(),
      /** Steps in order; shown before the paragraphs. */
      steps: z.array(z.string()).optional(),
      paragraphs: z.array(z.string()).optional(),
      screen: z.enum(screens).optional(),
      /** Alternative text of its picture. */
      alt: z.string().optional(),
    }),
  ),
});
export type GuideText = z.infer<typeof guideTextSchema>;
export type GuideSection = GuideText['sections'][number];
export type GuideName = 'student' | 'instructor' | 'course' | 'platforms';

const texts: Record<GuideName, Record<Language, () => Promise<{ default: unknown }>>> = {
  student: {
    en: () => import('./texts/student.en.json'),
    de: () => import('./texts/student.de.json'),
    fr: () => import('./texts/student.fr.json'),
    es: () => import('./texts/student.es.json'),
    ar: () => import('./texts/student.ar.json'),
  },
  instructor: {
    en: () => import('./texts/instructor.en.json'),
    de: () => import('./texts/instructor.de.json'),
    fr: () => import('./texts/instructor.fr.json'),
    es: () => import('./texts/instructor.es.json'),
    ar: () => import('./texts/instructor.ar.json'),
  },
  course: {
    en: () => import('./texts/course.en.json'),
    de: () => import('./texts/course.de.json'),
    fr: () => import('./texts/course.fr.json'),
    es: () => import('./texts/course.es.json'),
    ar: () => import('./texts/course.ar.json'),
  },
  platforms: {
    en: () => import('./texts/platforms.en.json'),
    de: () => import('./texts/platforms.de.json'),
    fr: () => import('./texts/platforms.fr.json'),
    es: () => import('./texts/platforms.es.json'),
    ar: () => import('./texts/platforms.ar.json'),
  },
};

export async function loadGuide(name: GuideName, language: ShownLanguage): Promise<GuideText> {
  if (isLanguage(language)) return guideTextSchema.parse((await texts[name][language]()).default);
  const [guide, { pseudoText }] = await Promise.all([
    loadGuide(name, 'en'),
    import('@redraft/sentences/pseudo'),
  ]);
  return changeGuide(guide, (text) => pseudoText(text, language));
}

function changeGuide({ intro, sections }: GuideText, change: (text: string) => string): GuideText {
  return {
    intro: change(intro),
    sections: sections.map(({ title, steps, paragraphs, alt, ...section }) => ({
      ...section,
      title: change(title),
      steps: steps?.map(change),
      paragraphs: paragraphs?.map(change),
      alt: alt === undefined ? undefined : change(alt),
    })),
  };
}
