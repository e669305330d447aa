import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@redraft/sentences/languages';
import { describe, expect, it } from 'vitest';
import { type GuideName, loadGuide } from './guide-text.ts';

const catalogues = path.resolve(import.meta.dirname, '../../locales');

/** All translated texts of a language. */
function textsOnScreens(language: Language): Set<string> {
  const folder = path.join(catalogues, language);
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [...leaves(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))]),
  );
}

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* leaves(inner);
}

const quotations: Record<Language, RegExp> = {
  en: /“([^”]+)”/g,
  de: /„([^“]+)“/g,
  fr: /«\u00a0([^»]+)\u00a0»/g,
  es: /«([^»]+)»/g,
  ar: /«([^»]+)»/g,
};

const guides: readonly GuideName[] = ['student', 'instructor', 'course', 'platforms'];

describe.each(guides)('the guide for the %s', (name) => {
  it.each<Language>(['de', 'fr', 'es', 'ar'])(
    'says the same as in English, part by part: %s',
    async (language) => {
      const [english, translated] = await Promise.all([loadGuide(name, 'en'), loadGuide(name, language)]);
      const shapeOf = ({ sections }: typeof english) =>
        sections.map(({ id, steps = [], paragraphs = [], screen, alt }) => ({
          id,
          screen,
          hasAlt: alt !== undefined,
          steps: steps.length,
          paragraphs: paragraphs.length,
        }));
      expect(shapeOf(translated)).toEqual(shapeOf(english));
      expect(translated.intro).not.toBe(english.intro);
    },
  );

  it('describes each of its pictures, and has no part without words', async () => {
    const { sections } = await loadGuide(name, 'en');
    expect(sections.length).toBeGreaterThan(5);
    for (const { screen, alt, steps = [], paragraphs = [] } of sections) {
      expect(alt === undefined).toBe(screen === undefined);
      expect(steps.length + paragraphs.length).toBeGreaterThan(0);
    }
  });
});

describe.each<Language>(languages)('guides and captions (%s)', (language) => {
  it('quote buttons, tabs and pages as the screens call them', async () => {
    const texts = await Promise.all(guides.map((name) => loadGuide(name, language)));
    const captions: unknown = JSON.parse(
      readFileSync(path.join(import.meta.dirname, `clips/captions.${language}.json`), 'utf8'),
    );
    const quoted = [...leaves([texts, captions])].flatMap((text) =>
      [...text.matchAll(quotations[language])].map(([, label]) => label),
    );
    expect(quoted.length).toBeGreaterThan(20);
    const screens = textsOnScreens(language);
    expect(quoted.filter((label) => label !== undefined && !screens.has(label))).toEqual([]);
  });
});
