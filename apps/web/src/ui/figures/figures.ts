/**
 * Every figure about a writing process that a page shows, with the section that defines it (spec 4) and the
 * fields of the answers that carry it (packages/contracts). What it means in words stands in the catalogue
 * `figures` of each language; a page shows it by `figure-label.tsx`, `figure-tip.tsx` or a chart's frame.
 */
export const figures = {
  activeTime: { section: '4 §1', fields: ['activeSeconds', 'active'] },
  thinkTime: { section: '4 §1', fields: ['thinkSeconds', 'think'] },
  totalTime: { section: '4 §1', fields: ['realSeconds', 'real'] },
  activeToThink: { section: '4 §2', fields: ['activeToThink'] },
  ratioQuartiles: { section: '4 §2', fields: ['activeToThinkQuartiles'] },
  classTime: { section: '4 §1', fields: ['totalTime'] },
  classRank: { section: '4 §14', fields: [] },
  timeRank: { section: '4 §14', fields: ['classRank', 'classNumMembers'] },
  wordsWorth: { section: '4 §12', fields: ['amount'] },
  wordsOverTime: { section: '4 §0', fields: ['points'] },
  sittings: { section: '4 §3', fields: ['sittings', 'joined'] },
  saveCharacters: { section: '4 §0', fields: ['ops'] },
  timeElapsed: { section: '4 §0', fields: ['saves'] },
  activity: { section: '4 §0', fields: ['saves'] },
  textWords: { section: '4 §0', fields: ['words', 'chars'] },
  wordsSince: { section: '4 §0', fields: ['text'] },
} as const satisfies Record<string, { section: `4 §${number}`; fields: readonly string[] }>;

export type FigureKey = keyof typeof figures;
