import { z } from 'zod';
import type { Language } from '../../lib/i18n.ts';
import { screens } from '../../ui/screens/screen-picture.tsx';

/** What a guide says. The texts lie beside, not in the catalogues: they are long, and no other page needs them. */
const guideTextSchema = z.object({
  intro: z.string(),
  sections: z.array(
    z.object({
      /** The same in each language; the end of its address. */
      id: z.string(),
      title: z.string(),
      /** What is done one after the other; before what is said of it. */
      steps: z.array(z.string()).optional(),
      paragraphs: z.array(z.string()).optional(),
      screen: z.enum(screens).optional(),
      /** What its picture shows. */
      alt: z.string().optional(),
    }),
  ),
});
export type GuideText = z.infer<typeof guideTextSchema>;
export type GuideSection = GuideText['sections'][number];
export type GuideName = 'student' | 'instructor';

const texts: Record<GuideName, Record<Language, () => Promise<{ default: unknown }>>> = {
  student: {
    en: () => import('./texts/student.en.json'),
    de: () => import('./texts/student.de.json'),
  },
  instructor: {
    en: () => import('./texts/instructor.en.json'),
    de: () => import('./texts/instructor.de.json'),
  },
};

export async function loadGuide(name: GuideName, language: Language): Promise<GuideText> {
  return guideTextSchema.parse((await texts[name][language]()).default);
}
