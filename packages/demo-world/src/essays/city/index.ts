import { parseEssay } from '../../essay.ts';
import aMarketWithoutEngines from './a-market-without-engines.json' with { type: 'json' };
import aVoteForMess from './a-vote-for-mess.json' with { type: 'json' };
import afterTheLastBus from './after-the-last-bus.json' with { type: 'json' };
import arithmeticOfNoise from './arithmetic-of-noise.json' with { type: 'json' };
import breathingAtChildHeight from './breathing-at-child-height.json' with { type: 'json' };
import deliveryRider from './delivery-rider.json' with { type: 'json' };
import freedomAndTheSteeringWheel from './freedom-and-the-steering-wheel.json' with { type: 'json' };
import heatIsland from './heat-island.json' with { type: 'json' };
import inPraiseOfSlowness from './in-praise-of-slowness.json' with { type: 'json' };
import notAStageSet from './not-a-stage-set.json' with { type: 'json' };
import rampsAndRights from './ramps-and-rights.json' with { type: 'json' };
import saturdayWithAPram from './saturday-with-a-pram.json' with { type: 'json' };
import smallTownAnswer from './small-town-answer.json' with { type: 'json' };
import theDoctorDrives from './the-doctor-drives.json' with { type: 'json' };
import theLorryAndThePoem from './the-lorry-and-the-poem.json' with { type: 'json' };
import theRingRoadProblem from './the-ring-road-problem.json' with { type: 'json' };
import theYearTheyClosedOurStreet from './the-year-they-closed-our-street.json' with { type: 'json' };
import tramLineSeven from './tram-line-seven.json' with { type: 'json' };
import twoWheelsAreNotEnough from './two-wheels-are-not-enough.json' with { type: 'json' };
import whoIsTheStreetFor from './who-is-the-street-for.json' with { type: 'json' };
import whoPaysThePiper from './who-pays-the-piper.json' with { type: 'json' };

export const cityEssays = [
  whoIsTheStreetFor,
  afterTheLastBus,
  inPraiseOfSlowness,
  notAStageSet,
  breathingAtChildHeight,
  theRingRoadProblem,
  aMarketWithoutEngines,
  freedomAndTheSteeringWheel,
  tramLineSeven,
  theDoctorDrives,
  twoWheelsAreNotEnough,
  smallTownAnswer,
  theYearTheyClosedOurStreet,
  arithmeticOfNoise,
  rampsAndRights,
  heatIsland,
  theLorryAndThePoem,
  whoPaysThePiper,
  saturdayWithAPram,
  deliveryRider,
  aVoteForMess,
].map(parseEssay);
