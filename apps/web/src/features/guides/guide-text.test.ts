import { describe, expect, it } from 'vitest';
import { type GuideName, loadGuide } from './guide-text.ts';

describe.each<GuideName>(['student', 'instructor'])('the guide for the %s', (name) => {
  it('says the same in both languages, part by part', async () => {
    const [english, german] = await Promise.all([loadGuide(name, 'en'), loadGuide(name, 'de')]);
    const shapeOf = ({ sections }: typeof english) =>
      sections.map(({ id, steps = [], paragraphs = [], screen, alt }) => ({
        id,
        screen,
        hasAlt: alt !== undefined,
        steps: steps.length,
        paragraphs: paragraphs.length,
      }));
    expect(shapeOf(german)).toEqual(shapeOf(english));
    expect(german.intro).not.toBe(english.intro);
  });

  it('describes each of its pictures, and has no part without words', async () => {
    const { sections } = await loadGuide(name, 'en');
    expect(sections.length).toBeGreaterThan(8);
    for (const { screen, alt, steps = [], paragraphs = [] } of sections) {
      expect(alt === undefined).toBe(screen === undefined);
      expect(steps.length + paragraphs.length).toBeGreaterThan(0);
    }
  });
});
