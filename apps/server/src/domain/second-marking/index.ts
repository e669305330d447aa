export { listGradableBy, listMarkers } from './markers.ts';
export { giveMark, requireMark, settleMarks } from './marks.ts';
export { drawSample } from './pair-rules.ts';
export { listAssignmentsMarkedBy } from './queries.ts';
export { endSecondMarking, listUngraded, setUpSecondMarking } from './set-up.ts';
export { readSecondMarking } from './view.ts';
