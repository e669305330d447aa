export type { Essay } from './essay.ts';
export { essays } from './essays/index.ts';
export { type HabitName, habitNames } from './habits/index.ts';
export { changesOf, listSavesOfProcess, spanOf, type WritingProcess, type WritingSpan } from './process.ts';
export {
  createRecordingReader,
  normalizeText,
  parseRecording,
  type Recording,
  RecordingError,
  type RecordingProblem,
  type RecordingReader,
  replayRecording,
  requireChange,
} from './recording.ts';
export { type Change, type Patch, type Save, saveIntervalMs } from './saves.ts';
export { describeWorld, type WorldOptions } from './world/describe-world.ts';
export type {
  AssignmentKey,
  DemoAssignment,
  DemoClass,
  DemoComment,
  DemoDraft,
  DemoStep,
  DemoSubmission,
  Person,
  World,
} from './world/types.ts';
